import { momentText } from '../moment.ts'

/** A time of the API as people read it: to the minute, or to the second where two are compared. */
export const timeText = (value: unknown, isExact = false): string =>
  String(momentText(value, isExact ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm') ?? '')

const HOUR_AT = 'YYYY-MM-DD '.length

/** The hour and minute alone, for what was today. */
export const hourText = (value: unknown): string => timeText(value).slice(HOUR_AT)
