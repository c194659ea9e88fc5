import type { IntakeProblem, IntakeTrade } from '#schemas'
import type { LocalizedText } from '../../../platform/http/locale.ts'
import { isTime } from '../../../platform/list/values.ts'

/** Data of a shop at a channel, which decide whether a trade is accepted. */
export interface Merchant {
  shopId: string
  orgCode: string
  shopStatus: string
  /** Null if the shop isn't in the channel. */
  merchantStatus: string | null
  /**
   * Business time until which the shop was active; `merchantActiveUntil` is the same for its merchant at the
   * channel. Null if the shop is still active, or was never active.
   */
  shopActiveUntil: string | null
  merchantActiveUntil: string | null
  /**
   * Rates of the shop in the channel, in the order of their first days. Empty if the shop isn't in the
   * channel.
   */
  rates: readonly MerchantRate[]
}

/** Rate in ppm, which applies from the business day `from` on. */
export interface MerchantRate {
  from: string
  ratePpm: number
}

/** Recorded trade, which a new trade can repeat or refund. */
export interface RecordedTrade {
  id: string
  tradeNo: string
  channelCode: string
  channelTradeNo: string
  kind: 'PAY' | 'REFUND'
  shopId: string
  payMethod: string
  /** Signed amount; negative for refunds. */
  amountFen: number
  ratePpm: number
  /** Business time, `YYYY-MM-DD HH:mm:ss`. */
  paidTime: string
  status: string
  originTradeNo: string | null
  refundedFen: number
  orgCode: string
}

/** Reason why a trade is refused. */
export type Refusal = Omit<IntakeProblem, 'message'> & { words: LocalizedText }

/** Error that is thrown inside the planning of an intake if a trade is refused. */
export class Refused extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

/** Refuses a trade. `field` is the field that causes the refusal. */
export function refuse(code: Refusal['code'], field: keyof IntakeTrade, words: LocalizedText): never {
  throw new Refused({ code, field, words })
}

const SUCCESSFUL = new Set(['SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED'])
const statusOf = ({ status }: Pick<RecordedTrade, 'status'>) => (SUCCESSFUL.has(status) ? 'SUCCESS' : status)

/** Refuses a time that doesn't exist or is in the future. */
export function checkTime({ paidTime }: IntakeTrade, latestTime: string): void {
  if (!isTime(paidTime)) refuse('TIME_INVALID', 'paidTime', { en: 'Not a valid time', zh: '时间无效' })
  if (paidTime > latestTime)
    refuse('TIME_IN_FUTURE', 'paidTime', { en: 'In the future', zh: '时间晚于当前时间' })
}

const activeAt = (time: string, status: string | null, until: string | null): boolean =>
  status === 'ACTIVE' || (until !== null && time <= until)

/**
 * Refuses a trade that its shop may not take in its channel. For a payment, checks the statuses at the time
 * of the payment: when a payment is reported, its money has already moved.
 */
export function checkMerchant(trade: IntakeTrade, merchant: Merchant | undefined): Merchant {
  if (!merchant) return refuse('SHOP_UNKNOWN', 'shopCode', { en: 'Unknown shop', zh: '门店不存在' })
  const { shopStatus, merchantStatus, shopActiveUntil, merchantActiveUntil } = merchant
  const { kind, paidTime } = trade
  const isPayment = kind === 'PAY'
  const isShopReady = isPayment
    ? activeAt(paidTime, shopStatus, shopActiveUntil)
    : ['ACTIVE', 'SUSPENDED', 'CLOSED'].includes(shopStatus)
  if (!isShopReady)
    refuse('SHOP_INACTIVE', 'shopCode', { en: 'The shop takes no payments', zh: '门店当前不能收款' })
  if (isPayment && !activeAt(paidTime, merchantStatus, merchantActiveUntil))
    refuse('MERCHANT_INACTIVE', 'channelCode', {
      en: "The shop isn't active in this channel",
      zh: '门店在该渠道未开通',
    })
  return merchant
}

interface Repetition {
  merchant: Merchant | undefined
  known: RecordedTrade
  origin: RecordedTrade | undefined
}

/** True if a new trade has the same content as the recorded trade. */
export const isRepeated = (trade: IntakeTrade, { merchant, known, origin }: Repetition): boolean =>
  known.kind === trade.kind &&
  known.shopId === merchant?.shopId &&
  known.payMethod === trade.payMethod &&
  Math.abs(known.amountFen) === trade.amountFen &&
  known.paidTime === trade.paidTime &&
  statusOf(known) === (trade.status ?? 'SUCCESS') &&
  known.originTradeNo === (trade.kind === 'REFUND' ? (origin?.tradeNo ?? null) : null)

/** Refuses a refund that doesn't fit its payment. */
export function checkOrigin(
  trade: IntakeTrade,
  merchant: Merchant,
  origin: RecordedTrade | undefined,
): RecordedTrade {
  if ((trade.status ?? 'SUCCESS') !== 'SUCCESS')
    refuse('STATUS_INVALID', 'status', { en: 'A refund is always successful', zh: '退款的状态只能为成功' })
  if (origin?.kind !== 'PAY' || origin.shopId !== merchant.shopId || statusOf(origin) !== 'SUCCESS')
    return refuse('ORIGIN_INVALID', 'originChannelTradeNo', {
      en: 'No successful payment of this shop and channel has this number',
      zh: '该门店与渠道没有此流水号的成功支付',
    })
  if (trade.paidTime < origin.paidTime)
    refuse('TIME_INVALID', 'paidTime', { en: 'Earlier than the payment', zh: '退款时间早于支付时间' })
  if (trade.amountFen > origin.amountFen - origin.refundedFen)
    refuse('REFUND_TOO_LARGE', 'amountFen', {
      en: 'More than is left of the payment',
      zh: '退款金额超过可退余额',
    })
  return origin
}
