import { defineHttpError } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import { numberMessages } from '../../records/number-messages.ts'

/** Messages for the fields of a payment channel. */
export const messages = {
  ...numberMessages,
  required: { en: 'Required', zh: '请填写' },
  url: {
    en: 'Use an https:// address without user name, query or fragment',
    zh: '须为 https:// 地址，且不含用户名、参数和锚点',
  },
  host: {
    en: 'Private host. An administrator must add it to OUTBOUND_PRIVATE_HOSTS.',
    zh: '内网主机须由运维人员列入 OUTBOUND_PRIVATE_HOSTS',
  },
  sandbox: {
    en: 'Simulated channels are turned off (SANDBOX_CHANNELS)',
    zh: '未开启模拟渠道（SANDBOX_CHANNELS）',
  },
  limits: { en: "Can't be below the limit of a payment", zh: '不能小于单笔限额' },
  day: { en: 'Not a valid date', zh: '日期不正确' },
  past: { en: 'Today at the earliest', zh: '不能早于今天' },
  shares: { en: 'Failures and rejections add up to more than 100%', zh: '失败与驳回比例合计不能超过 100%' },
} satisfies Record<string, LocalizedText>

/** Error of a request to delete a channel to which shops, trades or bills refer. */
export const channelInUse = defineHttpError<{ name: string }>('CHANNEL_IN_USE', 409, {
  en: ({ name }) => `${name} has merchants, trades or bills. Suspend it instead.`,
  zh: ({ name }) => `“${name}”已有商户、交易或账单，不能删除，可改为停用`,
})

/**
 * Error of an edit that changes the gateway while operations at the current gateway have no certain result.
 */
export const channelHasOperations = defineHttpError<{ name: string; count: number }>(
  'CHANNEL_HAS_OPERATIONS',
  409,
  {
    en: ({ name, count }) =>
      `${name} has ${count} ${count === 1 ? 'operation' : 'operations'} with an unknown result. Resolve them in Channels › Channel operations, then change the gateway.`,
    zh: ({ name, count }) =>
      `“${name}”有 ${count} 个操作结果未定，请在“渠道 › 渠道操作”中等待结果或处理后再更换网关`,
  },
)

/**
 * Error of an operation that changes the settlement account, if the shop's account was changed after the
 * operation was requested.
 */
export const accountChanged = defineHttpError<{ requestNo: string }>('CHANNEL_ACCOUNT_CHANGED', 409, {
  en: ({ requestNo }) =>
    `The shop's account was changed after ${requestNo} was requested. Cancel it and request the change again.`,
  zh: ({ requestNo }) => `${requestNo} 提交后门店结算账户已变更，请取消该操作后重新申请`,
})

export const merchantNotFound = defineHttpError('CHANNEL_MERCHANT_NOT_FOUND', 404, {
  en: 'Merchant not found',
  zh: '渠道商户不存在',
})
export const merchantChanged = defineHttpError('CHANNEL_MERCHANT_CHANGED', 409, {
  en: 'This merchant has changed. Reload and try again.',
  zh: '该商户已变化，请刷新后重试',
})
