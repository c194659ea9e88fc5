import { momentText } from '../../shared/moment.ts'

/** A time of the API as people read it, to the minute. */
export const timeText = (value: unknown): string => String(momentText(value, 'YYYY-MM-DD HH:mm') ?? '')
