import { use } from 'react'
import { useMark } from '../inspect/inspection.ts'
import { useRuntime } from '../runtime-context.ts'
import { FieldInput } from './field-input.tsx'
import { ShownCountContext, useFormIds } from './form-ids.ts'
import { observer } from './observer.ts'
import type { PageInput } from './page-form.ts'

interface FieldItemProps {
  input: PageInput
  index: number
}

/** Label, help and errors round an input, drawn by the registry's `formItem`; a hidden one stays mounted. */
export const FieldItem = observer(({ input, index }: FieldItemProps) => {
  const { lowered, field } = input
  const { formItem: FormItem } = useRuntime().registry
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
        <FieldInput input={input} />
      </FormItem>
    </div>
  )
})
