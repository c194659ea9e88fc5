import { defineHttpError } from '../http/errors.ts'

export const operationNotFound = defineHttpError('CHANNEL_OPERATION_NOT_FOUND', 404, {
  en: 'Operation not found',
  zh: '渠道操作不存在',
})
export const operationChanged = defineHttpError<{ requestNo: string }>('CHANNEL_OPERATION_CHANGED', 409, {
  en: ({ requestNo }) => `Operation ${requestNo} has changed. Refresh and try again.`,
  zh: ({ requestNo }) => `渠道操作 ${requestNo} 的状态已变化，请刷新后重试`,
})
/** The status of the operation doesn't allow this change. */
export const operationStatusWrong = defineHttpError<{ requestNo: string; status: string }>(
  'CHANNEL_OPERATION_STATUS',
  409,
  {
    en: ({ requestNo, status }) =>
      `Operation ${requestNo} has the status ${status}, which doesn't allow this`,
    zh: ({ requestNo, status }) => `渠道操作 ${requestNo} 的状态为 ${status}，不能执行该操作`,
  },
)
/** A user asks to send an operation immediately while its request is already being sent. */
export const operationInFlight = defineHttpError<{ requestNo: string }>('CHANNEL_OPERATION_IN_FLIGHT', 409, {
  en: ({ requestNo }) => `Operation ${requestNo} is being sent right now`,
  zh: ({ requestNo }) => `渠道操作 ${requestNo} 正在发送中`,
})
/** The operation can't be cancelled, since the channel may have executed it. */
export const operationUncertain = defineHttpError<{ requestNo: string }>('CHANNEL_OPERATION_UNCERTAIN', 409, {
  en: ({ requestNo }) => `The channel may have executed ${requestNo}. Retry it to get the result.`,
  zh: ({ requestNo }) => `渠道可能已执行 ${requestNo}，请重试以获取结果，不能取消`,
})
/** The operation is held: it is sent when its shop is approved. */
export const operationHeld = defineHttpError<{ requestNo: string }>('CHANNEL_OPERATION_HELD', 409, {
  en: ({ requestNo }) => `Operation ${requestNo} is sent when the shop is approved`,
  zh: ({ requestNo }) => `渠道操作 ${requestNo} 将在门店审核通过后发送`,
})
/**
 * The operation belongs to a record such as a bill. Users must retry such an operation at the record, and not
 * in the list of operations.
 */
export const operationOfRecord = defineHttpError<{ requestNo: string }>('CHANNEL_OPERATION_OF_RECORD', 409, {
  en: ({ requestNo }) => `Operation ${requestNo} belongs to a bill or a ledger order. Retry it there.`,
  zh: ({ requestNo }) => `渠道操作 ${requestNo} 属于账单或分账单，请在原单中重试`,
})
/** There is already an operation for this subject, or an unfinished change of this merchant. */
export const operationExists = defineHttpError('CHANNEL_OPERATION_EXISTS', 409, {
  en: 'The same operation is still unfinished. Wait for its result, or retry it.',
  zh: '相同的渠道操作尚未完成，请等待结果或重试原操作',
})
export const merchantInactive = defineHttpError('CHANNEL_MERCHANT_INACTIVE', 409, {
  en: "The shop isn't active in this channel",
  zh: '门店尚未开通该渠道，或已停用',
})
