import type { DictionaryValue } from '#schemas'
import { defineFieldsError, defineHttpError } from '../../platform/http/errors.ts'

export type BillStatus = DictionaryValue<'settle_bill_status'>

interface BillState {
  billNo: string
  status: BillStatus
}

/** Texts of the bill statuses for messages. */
const states: Record<BillStatus, { en: string; zh: string }> = {
  PENDING: { en: 'to be confirmed', zh: '待确认' },
  HELD: { en: 'on hold', zh: '已挂起' },
  CONFIRMED: { en: 'confirmed', zh: '已确认' },
  SETTLING: { en: 'being settled', zh: '结算中' },
  SETTLED: { en: 'settled', zh: '已结算' },
  FAILED: { en: 'failed', zh: '失败' },
}

const notIn = (code: string, required: BillStatus) =>
  defineHttpError<BillState>(code, 409, {
    en: ({ billNo, status }) => `Bill ${billNo} is ${states[status].en}, not ${states[required].en}`,
    zh: ({ billNo, status }) =>
      `账单 ${billNo} 不是“${states[required].zh}”状态，当前为“${states[status].zh}”`,
  })

/** Error of a bill that is unknown or outside the caller's departments. Both cases get the same error. */
export const billNotFound = defineHttpError('BILL_NOT_FOUND', 404, {
  en: 'Bill not found',
  zh: '账单不存在',
})
/** Error of an adjustment that is unknown or outside the caller's departments. */
export const adjustmentNotFound = defineHttpError('ADJUSTMENT_NOT_FOUND', 404, {
  en: 'Adjustment not found',
  zh: '调账记录不存在',
})
export const billNotPending = notIn('BILL_NOT_PENDING', 'PENDING')
export const billNotHeld = notIn('BILL_NOT_HELD', 'HELD')
export const billNotConfirmed = notIn('BILL_NOT_CONFIRMED', 'CONFIRMED')
export const billNotSettling = notIn('BILL_NOT_SETTLING', 'SETTLING')
export const billNotFailed = notIn('BILL_NOT_FAILED', 'FAILED')
export const billNotAdjustable = defineHttpError<BillState>('BILL_NOT_ADJUSTABLE', 409, {
  en: ({ billNo, status }) => `Bill ${billNo} can no longer be adjusted: it is ${states[status].en}`,
  zh: ({ billNo, status }) => `账单 ${billNo} 当前为“${states[status].zh}”，不能再调账`,
})
/** Error of an invalid adjustment. */
export const billAdjustInvalid = defineFieldsError('BILL_ADJUST_INVALID', 400, {
  en: "This adjustment isn't complete",
  zh: '调账信息有误',
})
/** Error of a request to generate bills with invalid arguments. */
export const billGenerateInvalid = defineFieldsError('BILL_GENERATE_INVALID', 400, {
  en: "Bills can't be generated with these values",
  zh: '生成账单的条件有误',
})
/** Error of a statement with invalid arguments. */
export const billStatementInvalid = defineFieldsError('BILL_STATEMENT_INVALID', 400, {
  en: "The statement can't be created with these values",
  zh: '对账单的条件有误',
})
export const billChanged = defineHttpError<{ billNo: string }>('BILL_CHANGED', 409, {
  en: ({ billNo }) => `Bill ${billNo} was changed by another user. Refresh and try again.`,
  zh: ({ billNo }) => `账单 ${billNo} 已被他人修改，请刷新后重试`,
})
export const billSamePerson = defineHttpError<{ billNo: string }>('BILL_SAME_PERSON', 409, {
  en: ({ billNo }) => `You confirmed bill ${billNo}, so another user must release it`,
  zh: ({ billNo }) => `账单 ${billNo} 由您本人确认，须由他人放款`,
})
