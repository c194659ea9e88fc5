import { type FieldProps, useText } from '#runtime'
import { labelIdOf } from './label-id.ts'

/** Props of a field that belong to its input. */
export type InputState = Pick<
  FieldProps<object>,
  'id' | 'disabled' | 'placeholder' | 'aria-invalid' | 'aria-describedby'
>

/** State of a field as props of an antd input, with the localized placeholder. */
export function useInputProps({ placeholder, ...field }: InputState, defaultPlaceholder?: string) {
  const t = useText()
  const words = placeholder ?? defaultPlaceholder
  const { id, disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy } = field
  return {
    id,
    disabled,
    status: invalid ? ('error' as const) : ('' as const),
    placeholder: words && t(words),
    'aria-invalid': invalid,
    'aria-describedby': describedBy,
  }
}

/** State of a field as props of a group of inputs, which its label names. */
export const groupProps = ({ id, disabled, ...field }: InputState) => ({
  id,
  disabled,
  'aria-labelledby': labelIdOf(id),
  'aria-invalid': field['aria-invalid'],
  'aria-describedby': field['aria-describedby'],
})
