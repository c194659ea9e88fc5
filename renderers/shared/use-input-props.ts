import { type FieldProps, useText } from '#runtime'
import { labelIdOf } from './label-id.ts'

/** Props of a field that its input needs. */
export type InputState = Pick<
  FieldProps<object>,
  'id' | 'disabled' | 'placeholder' | 'aria-invalid' | 'aria-required' | 'aria-describedby'
>

/** Returns the props of an antd input for the state of its field. The placeholder is localized. */
export function useInputProps({ placeholder, ...field }: InputState, defaultPlaceholder?: string) {
  const t = useText()
  const text = placeholder ?? defaultPlaceholder
  const { id, disabled, 'aria-invalid': invalid, 'aria-describedby': describedBy } = field
  return {
    id,
    disabled,
    status: invalid ? ('error' as const) : ('' as const),
    placeholder: text && t(text),
    'aria-invalid': invalid,
    'aria-required': field['aria-required'],
    'aria-describedby': describedBy,
  }
}

/**
 * Returns the props of a group of inputs for the state of their field. The label of the field is the name of
 * the group.
 */
export const groupProps = ({ id, disabled, ...field }: InputState) => ({
  id,
  disabled,
  'aria-labelledby': labelIdOf(id),
  'aria-invalid': field['aria-invalid'],
  'aria-describedby': field['aria-describedby'],
})
