import { Checkbox } from 'antd'
import { type FieldArgs, type FieldViewArgs, useText } from '#runtime'
import { YesNoView } from '../../shared/field-view.tsx'
import type { CheckboxFieldProps } from './schema.ts'

export function Component({ id, value, onChange, props, ...look }: FieldArgs<CheckboxFieldProps, boolean>) {
  const t = useText()
  return (
    <Checkbox
      id={id}
      checked={value === true}
      onChange={({ target }) => onChange(target.checked)}
      disabled={look.disabled}
      aria-invalid={look.invalid}
      aria-describedby={look.describedBy}
    >
      {props.text && t(props.text)}
    </Checkbox>
  )
}

export const View = ({ value }: FieldViewArgs<CheckboxFieldProps, boolean>) => <YesNoView value={value} />
