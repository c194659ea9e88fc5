import { Cron } from 'croner'
import { businessTime } from '#runtime'
import { partsOf } from './parts.ts'

const COUNT = 5
/** No schedule of people is longer. */
const MAX_LENGTH = 100

/** The next five runs of a schedule by the business's clock, `2026-03-08 03:00:00`; undefined where it is none. */
export function nextRuns(
  text: string,
  timezone: string | undefined,
  after = new Date(),
): string[] | undefined {
  if (text.length > MAX_LENGTH || partsOf(text) === undefined) return undefined
  try {
    const cron = new Cron(text.trim(), { paused: true, ...(timezone !== undefined && { timezone }) })
    return cron.nextRuns(COUNT, after).map((run) => businessTime(timezone, run))
  } catch {
    return undefined
  }
}
