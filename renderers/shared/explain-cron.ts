import cronstrue from 'cronstrue'
import 'cronstrue/locales/zh_CN.js'

/**
 * Describes a valid Quartz expression in words, `At 03:00`. Weekdays are numbered from 1, Sunday. Returns the
 * expression itself if there are no words for it.
 */
export function explainCron(cron: string, locale: string): string {
  const isChinese = locale.startsWith('zh')
  try {
    const words = cronstrue.toString(cron, {
      locale: isChinese ? 'zh_CN' : 'en',
      dayOfWeekStartIndexZero: false,
      use24HourTimeFormat: true,
    })
    return isChinese ? words.replaceAll(', ', '，') : words
  } catch {
    return cron
  }
}
