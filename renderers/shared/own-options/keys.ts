import type { Option } from '#schemas'

/** A value of a choice: "1" and 1 are two of them. */
export type Choice = Option['value']

/** What antd's pickers know a value by, since they take no truths and mix "1" with 1; undefined for no value. */
export function keyOf(value: unknown): string | undefined {
  const isValue =
    typeof value === 'boolean' || (typeof value === 'string' && value !== '') || Number.isFinite(value)
  return isValue ? JSON.stringify(value) : undefined
}

/** The value of such a key; nothing where a picker gives nothing. */
export const choiceOf = (key: string | null | undefined): Choice | undefined =>
  key === undefined || key === null ? undefined : (JSON.parse(key) as Choice)

/** The keys of several values; one value alone counts as several. */
export const keysOf = (value: unknown): string[] =>
  (Array.isArray(value) ? (value as unknown[]) : [value]).map(keyOf).filter((key) => key !== undefined)

/** The values of several keys; none is no value. */
export const valuesOf = (keys: readonly string[]): Choice[] | undefined =>
  keys.length === 0 ? undefined : keys.map((key) => JSON.parse(key) as Choice)
