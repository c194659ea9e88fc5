import type { FieldProps } from '#runtime'
import { selectedValues } from '../select-value.ts'

/** Value that a picker stores: one value, a list of values, or a comma-separated text. */
export type PickedValue = string | string[]

/** How a picker stores its values. */
export interface StorageFormat {
  multiple?: boolean | undefined
  /** True if several values are stored as one comma-separated text, as JeecgBoot clients store them. */
  joined?: boolean | undefined
}

/** Reads the stored values as a list of texts, without duplicates. */
export function storedValues(value: unknown, { joined }: StorageFormat): string[] {
  const parts = joined && typeof value === 'string' ? value.split(',') : value
  return [...new Set(selectedValues(parts).filter((text) => text.trim() !== ''))]
}

/** Converts values to the format in which they are stored. Returns undefined for an empty list. */
export function valuesToStore<Value extends string | number | boolean = string>(
  values: readonly Value[],
  { multiple, joined }: StorageFormat,
): Value | Value[] | string | undefined {
  if (values.length === 0) return undefined
  if (!multiple) return values[0]
  return joined ? values.join(',') : [...values]
}

/** Returns the selected values of a picker, and the props of its input. */
export function pickerInputProps({ value, onChange, ...props }: FieldProps<StorageFormat, PickedValue>) {
  const values = storedValues(value, props)
  const change = (next: readonly string[]) => onChange(valuesToStore(next, props))
  const input = { ...props, values, onChange: change, multiple: props.multiple ?? false }
  return { values, change, input }
}
