import { useRuntime } from '#runtime'
import { explainCron } from './explain-cron.ts'

/** Shows the meaning of a cron expression in words. */
export function CronWords({ cron }: { cron: string }) {
  const { locale } = useRuntime()
  return explainCron(cron, locale)
}
