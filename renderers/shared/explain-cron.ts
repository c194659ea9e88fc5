import cronstrue from 'cronstrue'
import 'cronstrue/locales/zh_CN.js'

/** Matches a description with a time of day and without days, such as `At 03:00`. */
const DAILY = /^(?:At |在)(\d\d:\d\d(?::\d\d)?)$/

/**
 * Describes a valid Quartz expression in words, such as `At 03:00, every day`. Weekdays in the expression are
 * numbered from 1, which is Sunday. If there are no words for the expression, returns the expression
 * unchanged.
 */
export function explainCron(cron: string, locale: string): string {
  const isChinese = locale.startsWith('zh')
  try {
    const words = cronstrue.toString(cron, {
      locale: isChinese ? 'zh_CN' : 'en',
      dayOfWeekStartIndexZero: false,
      use24HourTimeFormat: true,
    })
    const [, time] = DAILY.exec(words) ?? []
    if (time !== undefined) return isChinese ? `每天 ${time}` : `At ${time}, every day`
    return isChinese ? words.replaceAll(', ', '，').replace(/^在(?=\d)/, '') : words
  } catch {
    return cron
  }
}
