import { useRuntime } from '#runtime'
import { explainCron } from './explain-cron.ts'

/** The meaning of a cron expression. */
export function CronWords({ cron }: { cron: string }) {
  const { locale } = useRuntime()
  return explainCron(cron, locale)
}
