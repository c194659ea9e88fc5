import type { FieldArgs } from '#runtime'
import { type Picked, type Storing, storedValues, valuesToStore } from './stored.ts'

interface PickProps extends Storing {
  placeholder?: string | undefined
}

/** A picker's values, and what its input takes of the field's arguments. */
export function picked<Props extends PickProps>({
  value,
  onChange,
  props,
  ...look
}: FieldArgs<Props, Picked>) {
  const values = storedValues(value, props)
  const change = (next: readonly string[]) => onChange(valuesToStore(next, props))
  const input = {
    ...look,
    placeholder: look.placeholder ?? props.placeholder,
    values,
    onChange: change,
    multiple: props.multiple ?? false,
  }
  return { values, change, input }
}
