import dayjs, { type Dayjs } from 'dayjs'

/** A day of no meaning, to hang a time of day on. */
const ANY_DAY = '2000-01-01'

/** A moment of the API's writing in a format's precision, `2026-03-08 09:05:00` as `YYYY-MM-DD`; nothing where the
 * value is no such moment. Business time throughout, so nothing is shifted. */
export function momentOf(value: unknown, format: string): Dayjs | null {
  if (typeof value !== 'string') return null
  const text = value.replace('T', ' ').slice(0, format.length)
  const isTime = format.startsWith('HH')
  const moment = dayjs(isTime ? `${ANY_DAY} ${text}` : text)
  return moment.isValid() && moment.format(format) === text ? moment : null
}

/** A moment as people read it; what is none stays as it is. */
export const momentText = (value: unknown, format: string): unknown =>
  momentOf(value, format)?.format(format) ?? value

/** A time of the API as people read it: to the minute, or to the second where two are compared. */
export const timeText = (value: unknown, isExact = false): string =>
  String(momentText(value, isExact ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm') ?? '')

const HOUR_AT = 'YYYY-MM-DD '.length

/** The hour and minute alone, for what was today. */
export const hourText = (value: unknown): string => timeText(value).slice(HOUR_AT)
