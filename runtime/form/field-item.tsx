import type { Field } from '@formily/core'
import { observer, useField } from '@formily/react'
import { type ReactNode, use } from 'react'
import { useMark } from '../inspect/inspection.ts'
import { useRuntime } from '../runtime-context.ts'
import { ShownCountContext, useFormIds } from './form-ids.ts'
import type { LoweredField } from './lower-fields.ts'

interface FieldItemProps {
  lowered: () => LoweredField
  index: number
  children?: ReactNode
}

/** Label, help and errors round an input, drawn by the registry's `formItem`; a hidden one stays mounted. */
export const FieldItem = observer(({ lowered: loweredOf, index, children }: FieldItemProps) => {
  const lowered = loweredOf()
  const { formItem: FormItem } = useRuntime().registry
  const field = useField<Field>()
  const ids = useFormIds(lowered.key)
  const mark = useMark()
  const shown = use(ShownCountContext)
  return (
    <div hidden={index >= shown} {...mark(lowered.at)}>
      <FormItem
        id={ids.input}
        label={lowered.label}
        required={lowered.required}
        help={lowered.help}
        errors={[...field.selfErrors].map(String)}
        errorId={ids.error}
      >
        {children}
      </FormItem>
    </div>
  )
})
