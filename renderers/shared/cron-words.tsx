import { useRuntime } from '#runtime'
import { explainCron } from './explain-cron.ts'

/**
 * Describes a cron expression in words, such as `At 03:00, every day`. The whole sentence and the expression
 * appear on hover.
 */
export function CronWords({ cron }: { cron: string }) {
  const { locale } = useRuntime()
  const words = explainCron(cron, locale)
  return <span title={`${words}\n${cron}`}>{words}</span>
}
