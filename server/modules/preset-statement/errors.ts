import { defineHttpError } from '../../platform/http/errors.ts'

export const sqlRefused = defineHttpError('STATEMENT_SQL_REFUSED', 400, {
  en: 'SQL text is not run. Name a preset statement: {"code": "…", "params": {…}}',
  zh: '不执行 SQL 文本，请指定预置语句：{"code": "…", "params": {…}}',
})
export const statementUnknown = defineHttpError<{ code: string }>('STATEMENT_UNKNOWN', 404, {
  en: ({ code }) => `Preset statement ${code} not found`,
  zh: ({ code }) => `没有名为“${code}”的预置语句`,
})
export const statementKind = defineHttpError<{ path: string }>('STATEMENT_KIND', 400, {
  en: ({ path }) => `This statement is run by ${path}`,
  zh: ({ path }) => `该语句应通过 ${path} 执行`,
})
export const statementOff = defineHttpError('STATEMENT_OFF', 409, {
  en: 'This statement is disabled',
  zh: '该语句已停用',
})
export const statementDenied = defineHttpError(
  'STATEMENT_DENIED',
  403,
  {
    en: "You can't run this statement. It needs another permission or role.",
    zh: '您不能执行该语句：缺少其所需权限，或仅限其他角色执行',
  },
  { contractCode: 510 },
)
export const paramInvalid = defineHttpError<{ name: string; en: string; zh: string }>(
  'STATEMENT_PARAM_INVALID',
  400,
  {
    en: ({ name, en }) => `${name} ${en}`,
    zh: ({ name, zh }) => `${name} ${zh}`,
  },
)
export const statementSlow = defineHttpError<{ seconds: number }>('STATEMENT_TOO_SLOW', 422, {
  en: ({ seconds }) => `The statement took longer than ${seconds} s and was stopped. Narrow the range.`,
  zh: ({ seconds }) => `语句执行超过 ${seconds} 秒，已停止，请缩小范围`,
})
export const statementTooMany = defineHttpError<{ limit: number }>('STATEMENT_TOO_MANY', 422, {
  en: ({ limit }) =>
    `This would change more than ${limit} records, so nothing was changed. Narrow the range.`,
  zh: ({ limit }) => `将影响超过 ${limit} 条记录，未作任何修改，请缩小范围`,
})
export const statementChanged = defineHttpError('STATEMENT_CHANGED', 409, {
  en: 'This statement was changed by another user. Reload and try again.',
  zh: '该语句已被他人修改，请刷新后重试',
})
export const statementRoleUnknown = defineHttpError<{ code: string }>('STATEMENT_ROLE_UNKNOWN', 400, {
  en: ({ code }) => `Role ${code} not found`,
  zh: ({ code }) => `角色“${code}”不存在`,
})
