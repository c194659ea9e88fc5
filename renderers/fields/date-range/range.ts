/** Two days, or the times that bound them, as the API reads them. */
export type TimeRange = readonly [string, string]

const DAY = /^\d{4}-\d{2}-\d{2}/
const DAY_LENGTH = 10

/** The two days of any value that an address or a page may hold; undefined where it is no range. */
export function daysOf(value: unknown): TimeRange | undefined {
  if (!Array.isArray(value) || value.length !== 2) return undefined
  const [from, to] = value as unknown[]
  if (typeof from !== 'string' || typeof to !== 'string' || !DAY.test(from) || !DAY.test(to)) return undefined
  return [from.slice(0, DAY_LENGTH), to.slice(0, DAY_LENGTH)]
}

/** The value a field gives for two days: the days, or their first and last second. */
export function rangeOf([from, to]: TimeRange, gives: 'day' | 'time' = 'day'): TimeRange {
  return gives === 'day' ? [from, to] : [`${from} 00:00:00`, `${to} 23:59:59`]
}
