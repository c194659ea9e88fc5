import { Cron } from 'croner'

/** Maximum length of a cron expression in characters. */
const MAX_LENGTH = 100

/**
 * Options that make the library read expressions as Quartz does. In Quartz, 1 is Sunday and 7 is Saturday,
 * and `0/5` means every fifth value from 0 on.
 */
const QUARTZ = { paused: true, sloppyRanges: true, alternativeWeekdays: true }

/** The times at which a cron expression is due. */
export interface Schedule {
  /** Returns the next `count` times after a given time. Returns fewer times if the expression has no more. */
  next: (after: Date, count: number) => Date[]
  /** Returns the latest due time at or before the given time. */
  last: (until: Date) => Date | undefined
}

/**
 * Parses a cron expression. Three formats are allowed: Quartz with six fields (with seconds), Quartz with
 * seven fields (also with years), and Unix with five fields. All three number weekdays as Quartz does.
 * Returns undefined for an invalid expression.
 */
export function parseCron(text: string, timezone: string | undefined): Schedule | undefined {
  const fields = text.trim().split(/\s+/)
  if (text.length > MAX_LENGTH || fields.length < 5 || fields.length > 7) return undefined
  try {
    const cron = new Cron(fields.join(' '), { ...QUARTZ, ...(timezone !== undefined && { timezone }) })
    return {
      next: (after, count) => cron.nextRuns(count, after),
      // `previousRuns` leaves out the given time itself and ignores milliseconds, so a second is added.
      last: (until) => cron.previousRuns(1, new Date(until.getTime() + 1_000))[0],
    }
  } catch {
    return undefined
  }
}
