import { defineHttpError } from '../../http/errors.ts'

export const logNotFound = defineHttpError('LOG_NOT_FOUND', 404, {
  en: 'There is no such entry in the log',
  zh: '日志不存在',
})
/** What was done stays written: the audit log is a chain, and sign-ins leave the log by themselves. */
export const logKept = defineHttpError('LOG_KEPT', 409, {
  en: 'Logs are kept as they are and cannot be deleted',
  zh: '日志不可删除',
})
