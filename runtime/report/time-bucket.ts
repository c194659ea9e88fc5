import type { Bucket } from '#schemas'
import type { Translate } from '../i18n/interpolate.ts'

/**
 * First and last day of a range, or its first and last second. An empty text stands for a missing start or
 * end.
 */
export type TimeRange = readonly [from: string, to: string]

const DAY_MS = 86_400_000
const DAY_LENGTH = 10
const dayText = (time: number) => new Date(time).toISOString().slice(0, DAY_LENGTH)

/** First and last day of a time bucket, or its first and last second. `start` identifies the bucket. */
export function bucketRange(start: string, bucket: Bucket): TimeRange {
  if (bucket === 'hour') return [`${start}:00`, `${start.slice(0, 13)}:59:59`]
  if (bucket === 'day') return [start, start]
  if (bucket === 'week') return [start, dayText(Date.parse(start) + 6 * DAY_MS)]
  const year = Number(start.slice(0, 4))
  if (bucket === 'year') return [`${start}-01-01`, `${start}-12-31`]
  if (bucket === 'month') return monthsRange(year, Number(start.slice(5)), 1)
  return monthsRange(year, (quarterOf(start) - 1) * 3 + 1, 3)
}

/** Start of the time bucket that contains a time `YYYY-MM-DD HH:mm:ss`. The start identifies the bucket. */
export function bucketAt(time: string, bucket: Bucket): string {
  if (bucket === 'hour') return `${time.slice(0, 13)}:00`
  const day = time.slice(0, DAY_LENGTH)
  if (bucket === 'day') return day
  if (bucket === 'week') {
    const daysSinceMonday = (new Date(day).getUTCDay() + 6) % 7
    return dayText(Date.parse(day) - daysSinceMonday * DAY_MS)
  }
  if (bucket === 'month') return day.slice(0, 7)
  if (bucket === 'year') return day.slice(0, 4)
  return `${day.slice(0, 4)}-Q${Math.ceil(Number(day.slice(5, 7)) / 3)}`
}

/** First and last day of a range of consecutive months. */
const monthsRange = (year: number, first: number, count: number): TimeRange => [
  dayText(Date.UTC(year, first - 1, 1)),
  dayText(Date.UTC(year, first - 1 + count, 0)),
]

/** Number of a quarter, 1 to 4. */
const quarterOf = (start: string) => Number(start.slice(-1))

/**
 * Returns the title of the time bucket that begins at `start`. Only the titles of quarters depend on the
 * language.
 */
export function bucketTitle(start: string, bucket: Bucket, t: Translate): string {
  return bucket === 'quarter'
    ? t('{{year}} Q{{quarter}}', { year: start.slice(0, 4), quarter: quarterOf(start) })
    : start
}

const hasClock = (end: string) => end.length > DAY_LENGTH
/**
 * Adds a time of day to the start or end of a range that is only a day. An empty start or end stays empty.
 */
const toSecond = (end: string, clock: string) => (end === '' || hasClock(end) ? end : `${end} ${clock}`)
const startOf = ([from]: TimeRange) => toSecond(from, '00:00:00')
const endOf = ([, to]: TimeRange) => toSecond(to, '23:59:59')

/**
 * Returns the intersection of the ranges. The start and end of the intersection are days, or have a time of
 * day if one of the ranges has one.
 */
export function intersectRanges(ranges: readonly TimeRange[]): TimeRange {
  const from = ranges.map(startOf).reduce((a, b) => (a > b ? a : b), '')
  const ends = ranges.map(endOf).filter((end) => end !== '')
  const to = ends.length > 0 ? ends.reduce((a, b) => (a < b ? a : b)) : ''
  if (ranges.some((range) => range.some(hasClock))) return [from, to]
  return [from.slice(0, DAY_LENGTH), to.slice(0, DAY_LENGTH)]
}
