import type { Option } from '#schemas'

/** Value of an option. The text "1" and the number 1 are different values. */
export type Choice = Option['value']

/**
 * Key of an option's value for antd's selects, which don't accept booleans and confuse "1" with 1. Returns
 * undefined if there is no value.
 */
export function keyOf(value: unknown): string | undefined {
  const isValue =
    typeof value === 'boolean' || (typeof value === 'string' && value !== '') || Number.isFinite(value)
  return isValue ? JSON.stringify(value) : undefined
}

/** Value of the option with this key, or undefined if the key is missing. */
export const choiceOf = (key: string | null | undefined): Choice | undefined =>
  key === undefined || key === null ? undefined : (JSON.parse(key) as Choice)

/** Keys of a list of values. A single value counts as a list with one member. */
export const keysOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(keyOf).filter((key) => key !== undefined)

/** Returns the values of the options with these keys, or undefined for an empty list. */
export const valuesOf = (keys: readonly string[]): Choice[] | undefined =>
  keys.length === 0 ? undefined : keys.map((key) => JSON.parse(key) as Choice)
