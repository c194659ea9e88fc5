import type { FieldProps } from '#runtime'
import { selectedValues } from '../select-value.ts'

/** Value of a picker: one value, several, or several in one text. */
export type PickedValue = string | string[]

/** Storage format of a picker's values. */
export interface StorageFormat {
  multiple?: boolean | undefined
  /** Several values in one comma-separated text, as JeecgBoot clients store them. */
  joined?: boolean | undefined
}

/** Stored values without duplicates, as texts. */
export function storedValues(value: unknown, { joined }: StorageFormat): string[] {
  const parts = joined && typeof value === 'string' ? value.split(',') : value
  return [...new Set(selectedValues(parts).filter((text) => text.trim() !== ''))]
}

/** Values in their storage format. Undefined for none. */
export function valuesToStore<Value extends string | number | boolean = string>(
  values: readonly Value[],
  { multiple, joined }: StorageFormat,
): Value | Value[] | string | undefined {
  if (values.length === 0) return undefined
  if (!multiple) return values[0]
  return joined ? values.join(',') : [...values]
}

/** Values of a picker, and props of its input. */
export function pickerInputProps({ value, onChange, ...props }: FieldProps<StorageFormat, PickedValue>) {
  const values = storedValues(value, props)
  const change = (next: readonly string[]) => onChange(valuesToStore(next, props))
  const input = { ...props, values, onChange: change, multiple: props.multiple ?? false }
  return { values, change, input }
}
