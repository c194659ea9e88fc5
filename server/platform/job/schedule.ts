import { parseCron } from '#schemas/cron'

/** Time at which a job is due next, or null if it is never due. */
export const nextRunTime = (cron: string, after: Date, timeZone: string): string | null =>
  parseCron(cron, timeZone)?.next(after, 1)[0]?.toISOString() ?? null

/** Last time at which a job was due. */
export const lastDueTime = (cron: string, until: Date, timeZone: string): Date | undefined =>
  parseCron(cron, timeZone)?.last(until)
