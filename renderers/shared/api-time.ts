import dayjs, { type Dayjs } from 'dayjs'

/** Any date. It is needed to parse a time of day. */
const ANY_DAY = '2000-01-01'

/**
 * Parses a time of the API, but only as exactly as the format: for `YYYY-MM-DD`, only the date of `2026-03-08
 * 09:05:00`. Returns null for an invalid value. Values are in business time, so they are not converted to
 * another time zone.
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

/** Formats a time of the API down to the minute. If `isExact`, formats it down to the second. */
export const timeText = (value: unknown, isExact = false): string =>
  String(formatTimeAs(value, isExact ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm') ?? '')

const HOUR_AT = 'YYYY-MM-DD '.length

/** Returns the hour and the minute of a time. */
export const hourText = (value: unknown): string => timeText(value).slice(HOUR_AT)
