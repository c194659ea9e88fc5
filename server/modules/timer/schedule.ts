import { parseCron } from '#schemas/cron'
import { cronInvalid, cronNeverFires } from '../../platform/job/errors.ts'
import type { Services } from '../../services.ts'

/**
 * Returns the next run time of a schedule. Throws if the schedule is invalid or has no time in the future.
 */
export function requireNextRun({ config, clock }: Pick<Services, 'config' | 'clock'>, cron: string): string {
  const schedule = parseCron(cron, config.businessTz)
  if (!schedule) throw cronInvalid().at('cronExpression')
  const [next] = schedule.next(clock(), 1)
  if (!next) throw cronNeverFires().at('cronExpression')
  return next.toISOString()
}
