import { defineHttpError } from '../../platform/http/errors.ts'

export const jobNotFound = defineHttpError('JOB_NOT_FOUND', 404, {
  en: 'Job not found',
  zh: '定时任务不存在',
})
export const jobShipped = defineHttpError('JOB_SHIPPED', 409, {
  en: "A built-in job can't be deleted or get another handler. Pause it instead.",
  zh: '内置任务不可删除，也不可更换处理程序，可将其停止',
})
export const runNotFound = defineHttpError('JOB_RUN_NOT_FOUND', 404, {
  en: 'Run not found',
  zh: '执行记录不存在',
})
export const runEnded = defineHttpError('JOB_RUN_ENDED', 409, {
  en: 'The run has already ended',
  zh: '该次执行已结束',
})
