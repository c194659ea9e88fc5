import type { FieldProps } from '#runtime'
import { selectedValues } from '../select-value.ts'

/** What a picker gives: one value, several, or several in one text. */
export type Picked = string | string[]

/** How a picker's values stand in a record. */
export interface Storing {
  multiple?: boolean | undefined
  /** Several in one text, parted by commas, as stock clients store them. */
  joined?: boolean | undefined
}

/** The values that are stored, each once; of anything else its text. */
export function storedValues(value: unknown, { joined }: Storing): string[] {
  const parts = joined && typeof value === 'string' ? value.split(',') : value
  return [...new Set(selectedValues(parts).filter((text) => text.trim() !== ''))]
}

/** The same, to be stored; none is no value. */
export function valuesToStore<Value extends string | number | boolean = string>(
  values: readonly Value[],
  { multiple, joined }: Storing,
): Value | Value[] | string | undefined {
  if (values.length === 0) return undefined
  if (!multiple) return values[0]
  return joined ? values.join(',') : [...values]
}

/** The values of a picker, and the props of its input. */
export function picked({ value, onChange, ...props }: FieldProps<Storing, Picked>) {
  const values = storedValues(value, props)
  const change = (next: readonly string[]) => onChange(valuesToStore(next, props))
  const input = { ...props, values, onChange: change, multiple: props.multiple ?? false }
  return { values, change, input }
}
