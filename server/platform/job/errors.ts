import { defineHttpError } from '../http/errors.ts'

export const jobUnknown = defineHttpError<{ name: string }>('JOB_UNKNOWN', 400, {
  en: ({ name }) => `Unknown handler: ${name}`,
  zh: ({ name }) => `后台找不到该类名：${name}`,
})
export const cronInvalid = defineHttpError('JOB_CRON_INVALID', 400, {
  en: 'Not a valid schedule',
  zh: 'cron 表达式不正确',
})
export const cronNeverFires = defineHttpError('JOB_CRON_NEVER', 400, {
  en: 'The schedule never fires',
  zh: '该 cron 表达式永远不会触发',
})
export const parameterUnreadable = defineHttpError('JOB_PARAMETER_UNREADABLE', 400, {
  en: 'Parameters must be a JSON object',
  zh: '参数应为 JSON 对象',
})
export const parameterInvalid = defineHttpError<{ en: string; zh: string }>('JOB_PARAMETER_INVALID', 400, {
  en: ({ en }) => `Parameters: ${en}`,
  zh: ({ zh }) => `参数：${zh}`,
})
export const jobActive = defineHttpError('JOB_ACTIVE', 409, {
  en: 'A run of this job is active already',
  zh: '该任务正在执行，请稍后再试',
})
