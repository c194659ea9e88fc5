import dayjs, { type Dayjs } from 'dayjs'

/** An arbitrary date, because `dayjs` can't parse a time of day without a date. */
const ANY_DAY = '2000-01-01'

/**
 * Parses a time of the API up to the precision of the format: `YYYY-MM-DD` reads only the date of `2026-03-08
 * 09:05:00`. Returns null for an invalid value. The result is not converted to another time zone, because
 * times of the API are in business time.
 */
export function parseTime(value: unknown, format: string): Dayjs | null {
  if (typeof value !== 'string') return null
  const text = value.replace('T', ' ').slice(0, format.length)
  const isTime = format.startsWith('HH')
  const moment = dayjs(isTime ? `${ANY_DAY} ${text}` : text)
  return moment.isValid() && moment.format(format) === text ? moment : null
}

/** Formats a time. Returns any other value unchanged. */
export const formatTimeAs = (value: unknown, format: string): unknown =>
  parseTime(value, format)?.format(format) ?? value

/** Formats a time of the API with minutes or, if `isExact`, with seconds. */
export const timeText = (value: unknown, isExact = false): string =>
  String(formatTimeAs(value, isExact ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm') ?? '')

const HOUR_AT = 'YYYY-MM-DD '.length

/** Returns the hour and the minute of a time. */
export const hourText = (value: unknown): string => timeText(value).slice(HOUR_AT)
