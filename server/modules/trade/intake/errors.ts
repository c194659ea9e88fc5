import { defineHttpError } from '../../../platform/http/errors.ts'

/** Error of a trade whose channel number belongs to a recorded trade with different content. */
export const tradeNumberReused = defineHttpError('TRADE_NUMBER_REUSED', 409, {
  en: 'Another trade has this channel number',
  zh: '该渠道流水号已被其他交易使用',
})
/** Error of a reported trade that can't be recorded. The message at its field contains the reason. */
export const tradeRefused = defineHttpError('TRADE_REFUSED', 422, {
  en: "The trade can't be recorded",
  zh: '该交易不能入账',
})
