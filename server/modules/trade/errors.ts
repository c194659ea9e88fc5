import { defineHttpError } from '../../http/errors.ts'

/** Unknown, or outside the caller's departments: both answer alike. */
export const tradeNotFound = defineHttpError('TRADE_NOT_FOUND', 404, {
  en: 'There is no such trade',
  zh: '交易不存在',
})
