import { defineHttpError } from '../../http/errors.ts'

/** Unknown, removed, or somebody else's: all answer alike. */
export const taskNotFound = defineHttpError('TASK_NOT_FOUND', 404, {
  en: 'There is no such export or import',
  zh: '导出或导入记录不存在',
})
export const taskTooMany = defineHttpError<{ limit: number }>('TASK_TOO_MANY', 409, {
  en: ({ limit }) => `${limit} of your files are being made already: wait for one, or stop one`,
  zh: ({ limit }) => `您已有 ${limit} 个文件正在生成，请等待完成或先停止一个`,
})
export const taskTooOften = defineHttpError<{ limit: number }>('TASK_TOO_OFTEN', 429, {
  en: ({ limit }) => `You have had ${limit} files made within a day: try again tomorrow, or narrow the lists`,
  zh: ({ limit }) => `一天内最多可后台生成 ${limit} 个文件，请明天再试`,
})
export const taskNotReady = defineHttpError('TASK_NOT_READY', 409, {
  en: 'There is no file yet',
  zh: '文件尚未生成',
})
export const taskFileGone = defineHttpError<{ days: number }>('TASK_FILE_GONE', 404, {
  en: ({ days }) => `Files are kept for ${days} days, and this one is removed: export the list again`,
  zh: ({ days }) => `文件仅保留 ${days} 天，现已删除，请重新导出`,
})
/** It is over, or was never begun, so that this cannot be done with it any more. */
export const taskOver = defineHttpError('TASK_OVER', 409, {
  en: 'This has ended meanwhile: refresh',
  zh: '该任务已结束，请刷新',
})
