import { momentText } from '../moment.ts'

/** The hour of a time of the API, for what was today. */
export const hourText = (value: unknown): string => String(momentText(value, 'HH:mm') ?? '')

/** A time of the API as people read it: to the minute, or to the second where two are compared. */
export const timeText = (value: unknown, isExact = false): string =>
  String(momentText(value, isExact ? 'YYYY-MM-DD HH:mm:ss' : 'YYYY-MM-DD HH:mm') ?? '')
