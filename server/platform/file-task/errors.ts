import { defineHttpError } from '../http/errors.ts'

/** The task is unknown, was removed or belongs to another user. All these cases get the same response. */
export const taskNotFound = defineHttpError('TASK_NOT_FOUND', 404, {
  en: 'Export or import not found',
  zh: '导出或导入记录不存在',
})
export const taskTooMany = defineHttpError<{ limit: number }>('TASK_TOO_MANY', 409, {
  en: ({ limit }) => `${limit} of your files are already in progress. Wait or stop one.`,
  zh: ({ limit }) => `您已有 ${limit} 个文件正在生成，请等待完成或先停止一个`,
})
export const taskTooOften = defineHttpError<{ limit: number }>('TASK_TOO_OFTEN', 429, {
  en: ({ limit }) => `You have reached the limit of ${limit} files a day. Try again tomorrow.`,
  zh: ({ limit }) => `一天内最多可后台生成 ${limit} 个文件，请明天再试`,
})
export const taskNotReady = defineHttpError('TASK_NOT_READY', 409, {
  en: "The file isn't ready yet",
  zh: '文件尚未生成',
})
export const taskFileGone = defineHttpError<{ days: number }>('TASK_FILE_GONE', 404, {
  en: ({ days }) => `The file was removed after ${days} days. Export the list again.`,
  zh: ({ days }) => `文件仅保留 ${days} 天，现已删除，请重新导出`,
})
/** The task has ended, or its state does not allow the change. */
export const taskOver = defineHttpError('TASK_OVER', 409, {
  en: 'The task has already ended. Refresh the page.',
  zh: '该任务已结束，请刷新',
})
