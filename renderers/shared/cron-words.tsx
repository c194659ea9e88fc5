import { useRuntime } from '#runtime'
import { explainCron } from './explain-cron.ts'

/** Describes a cron expression in words, such as `At 03:00, every day`. */
export function CronWords({ cron }: { cron: string }) {
  const { locale } = useRuntime()
  return explainCron(cron, locale)
}
