import type { Bucket } from '#schemas'

/** First and last day or second of a range. A blank end is open. */
export type TimeRange = readonly [from: string, to: string]

const DAY_MS = 86_400_000
const DAY_LENGTH = 10
const dayText = (time: number) => new Date(time).toISOString().slice(0, DAY_LENGTH)

/** First and last day, or second, of a time bucket given by its start. */
export function bucketRange(start: string, bucket: Bucket): TimeRange {
  if (bucket === 'hour') return [`${start}:00`, `${start.slice(0, 13)}:59:59`]
  if (bucket === 'day') return [start, start]
  if (bucket === 'week') return [start, dayText(Date.parse(start) + 6 * DAY_MS)]
  const [year = 0, month = 1] = start.split('-').map(Number)
  return [`${start}-01`, dayText(Date.UTC(year, month, 0))]
}

const hasClock = (end: string) => end.length > DAY_LENGTH
/** The first second of a start, or the last second of an end. */
const toSecond = (end: string, clock: string) => (end === '' || hasClock(end) ? end : `${end} ${clock}`)
const startOf = ([from]: TimeRange) => toSecond(from, '00:00:00')
const endOf = ([, to]: TimeRange) => toSecond(to, '23:59:59')

/** Days or seconds that all the ranges have in common: in seconds if one of the ends is a second. */
export function intersectRanges(ranges: readonly TimeRange[]): TimeRange {
  const from = ranges.map(startOf).reduce((a, b) => (a > b ? a : b), '')
  const ends = ranges.map(endOf).filter((end) => end !== '')
  const to = ends.length > 0 ? ends.reduce((a, b) => (a < b ? a : b)) : ''
  if (ranges.some((range) => range.some(hasClock))) return [from, to]
  return [from.slice(0, DAY_LENGTH), to.slice(0, DAY_LENGTH)]
}
