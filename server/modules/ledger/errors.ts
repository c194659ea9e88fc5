import { defineHttpError } from '../../platform/http/errors.ts'

/**
 * Error of a ledger order that is unknown or outside the caller's departments. Both cases get the same error.
 */
export const orderNotFound = defineHttpError('LEDGER_ORDER_NOT_FOUND', 404, {
  en: 'Ledger order not found',
  zh: '分账单不存在',
})
/** Error of a ledger order whose status doesn't match the statuses of its amounts. */
export const orderStatusWrong = defineHttpError<{ orderNo: string; status: string }>(
  'LEDGER_ORDER_STATUS',
  409,
  {
    en: ({ orderNo, status }) => `Ledger order ${orderNo} has the status ${status}, which doesn't allow this`,
    zh: ({ orderNo, status }) => `分账单 ${orderNo} 的状态为 ${status}，不能执行该操作`,
  },
)
/** Error of a receiver's amount that is unknown or outside the caller's departments. */
export const detailNotFound = defineHttpError('LEDGER_DETAIL_NOT_FOUND', 404, {
  en: 'Amount of the ledger order not found',
  zh: '分账明细不存在',
})
export const detailChanged = defineHttpError<{ receiver: string }>('LEDGER_DETAIL_CHANGED', 409, {
  en: ({ receiver }) => `The amount for ${receiver} has changed. Refresh and try again.`,
  zh: ({ receiver }) => `${receiver} 的分账明细已变化，请刷新后重试`,
})
/** Error of a step that isn't possible in the current status of an amount. */
export const detailStatusWrong = defineHttpError<{ receiver: string; status: string }>(
  'LEDGER_DETAIL_STATUS',
  409,
  {
    en: ({ receiver, status }) =>
      `The amount for ${receiver} has the status ${status}, which doesn't allow this`,
    zh: ({ receiver, status }) => `${receiver} 的分账明细状态为 ${status}，不能执行该操作`,
  },
)
/**
 * Error of a return that comes too late: the settlement period in which the amount could be returned is
 * closed.
 */
export const periodClosed = defineHttpError<{ receiver: string }>('LEDGER_PERIOD_CLOSED', 409, {
  en: ({ receiver }) => `The amount for ${receiver} can't be returned: its settlement period is closed`,
  zh: ({ receiver }) => `${receiver} 的分账所属结算期已关闭，不能退回`,
})
/**
 * Error of a request to return an amount whose payment failed because the channel didn't answer. The receiver
 * may have got the money.
 */
export const paymentUncertain = defineHttpError<{ receiver: string }>('LEDGER_PAYMENT_UNCERTAIN', 409, {
  en: ({ receiver }) =>
    `The channel hasn't confirmed that ${receiver} wasn't paid. Retry the payment before a return.`,
  zh: ({ receiver }) => `渠道尚未确认 ${receiver} 未收到款项，请先重试付款`,
})
