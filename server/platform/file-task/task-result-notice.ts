import { type Locale, type LocalizedText, localizedTo } from '../http/locale.ts'
import type { FailureReason } from './repo.ts'

const SENDER: LocalizedText = { en: 'System', zh: '系统' }

const reasons: Record<FailureReason, LocalizedText> = {
  RIGHTS: { en: 'You no longer have permission to export this list.', zh: '您已没有导出该列表的权限。' },
  PAGE: { en: 'The list has changed. Export it again.', zh: '列表已变更，请重新导出。' },
  TOO_LARGE: {
    en: 'Too many rows. Narrow the filters.',
    zh: '行数超出上限，请缩小筛选范围。',
  },
  NODE_LOST: {
    en: 'The server was interrupted several times. Try again later.',
    zh: '服务器多次中断，请稍后重试。',
  },
  NO_ROOM: {
    en: 'The server has no space for the file. Contact an administrator.',
    zh: '服务器存储空间不足，请联系管理员。',
  },
  BROKEN: { en: 'Something went wrong on the server. Try again later.', zh: '服务器出错，请稍后重试。' },
}

/** Result of a task: the number of rows, or the reason why the task failed. */
export type TaskResult = { rows: number; days: number } | { failure: FailureReason }

/** Notice to the owner, in the language of the request. */
export function taskResultNotice(result: TaskResult, { title, locale }: { title: string; locale: Locale }) {
  const sender = localizedTo(SENDER, locale)
  const say = (heading: LocalizedText, content: LocalizedText) => ({
    sender,
    title: localizedTo(heading, locale),
    content: `<p>${localizedTo(content, locale)}</p>`,
  })
  if ('failure' in result)
    return say({ en: `Export failed: ${title}`, zh: `导出失败：${title}` }, reasons[result.failure])
  const { rows, days } = result
  const count = rows.toLocaleString('en-US')
  return say(
    { en: `Export ready: ${title}`, zh: `导出完成：${title}` },
    {
      en: `${count} ${rows === 1 ? 'row' : 'rows'}. The file can be downloaded for ${days} ${days === 1 ? 'day' : 'days'}.`,
      zh: `共 ${count} 行，文件可在 ${days} 天内下载。`,
    },
  )
}
