import type { Option } from '#schemas'

/** Value of an option. The text "1" and the number 1 are different values. */
export type Choice = Option['value']

/**
 * Returns a key for the value of an option. antd's selects need keys, because they don't accept booleans and
 * confuse "1" with 1. Returns undefined for an empty value.
 */
export function keyOf(value: unknown): string | undefined {
  const isValue =
    typeof value === 'boolean' || (typeof value === 'string' && value !== '') || Number.isFinite(value)
  return isValue ? JSON.stringify(value) : undefined
}

/** Returns the value of the option with this key. Returns undefined if there is no key. */
export const choiceOf = (key: string | null | undefined): Choice | undefined =>
  key === undefined || key === null ? undefined : (JSON.parse(key) as Choice)

/** Returns the keys of a list of values. A single value counts as a list with one value. */
export const keysOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(keyOf).filter((key) => key !== undefined)

/** Returns the values of the options with these keys. Returns undefined for an empty list. */
export const valuesOf = (keys: readonly string[]): Choice[] | undefined =>
  keys.length === 0 ? undefined : keys.map((key) => JSON.parse(key) as Choice)
