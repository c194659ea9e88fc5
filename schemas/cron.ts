import { Cron } from 'croner'

/** Maximum length of a cron expression. */
const MAX_LENGTH = 100

/** Quartz writes 1 for Sunday and 7 for Saturday; `0/5` means every fifth, from 0 on. */
const QUARTZ = { paused: true, sloppyRanges: true, alternativeWeekdays: true }

/** Times at which a cron expression is due. */
export interface Schedule {
  /** Returns the next times after a time, at most `count`; fewer if the expression ends. */
  next: (after: Date, count: number) => Date[]
  /** Returns the last time at or before a time. */
  last: (until: Date) => Date | undefined
}

/**
 * Reads a Quartz expression of six fields with seconds, or of seven with years, or a Unix expression of five
 * fields. Weekdays are numbered as in Quartz. Returns undefined for an invalid expression.
 */
export function parseCron(text: string, timezone: string | undefined): Schedule | undefined {
  const fields = text.trim().split(/\s+/)
  if (text.length > MAX_LENGTH || fields.length < 5 || fields.length > 7) return undefined
  try {
    const cron = new Cron(fields.join(' '), { ...QUARTZ, ...(timezone !== undefined && { timezone }) })
    return {
      next: (after, count) => cron.nextRuns(count, after),
      // `previousRuns` excludes its reference and ignores milliseconds.
      last: (until) => cron.previousRuns(1, new Date(until.getTime() + 1_000))[0],
    }
  } catch {
    return undefined
  }
}
