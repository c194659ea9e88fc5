import type { IntakeTrade } from '#schemas'
import { feeOf } from '#schemas/money'
import type { SettleRules, TradeSettlement } from '../../../records/settlement/settle-rules.ts'
import {
  checkMerchant,
  checkOrigin,
  checkTime,
  isRepeated,
  type Merchant,
  type MerchantRate,
  type RecordedTrade,
  type Refusal,
  Refused,
  refuse,
} from './check-trade.ts'

/** Trade to insert. */
export interface NewTrade extends RecordedTrade, Partial<TradeSettlement> {
  feeFen: number
  payerAccount: string | null
}

/**
 * Data on which the decisions about trades depend. A key of `merchants` consists of channel code and shop
 * code; a key of `recorded` consists of channel code and trade number.
 */
export interface IntakeFacts {
  /** A trade with a later time is refused. Business time, `YYYY-MM-DD HH:mm:ss`. */
  latestTime: string
  rules: ReadonlyMap<string, SettleRules>
  merchants: ReadonlyMap<string, Merchant>
  /** The channel whose trades the caller may report; null if the caller may report trades of all channels. */
  onlyChannel: string | null
  recorded: ReadonlyMap<string, RecordedTrade>
  nextId: () => string
}

/** Decision about one trade. */
export type IntakeDecision =
  | { outcome: 'CREATED' | 'REPEATED'; tradeNo: string }
  | { outcome: 'REJECTED'; refusal: Refusal }

export const keyOf = (channelCode: string, number: string): string => `${channelCode} ${number}`

type Money = Pick<NewTrade, 'feeFen' | 'ratePpm' | 'status' | 'originTradeNo'>

/** Returns the rate on a business day. For days before the first rate, returns the first rate. */
export const rateOn = (rates: readonly MerchantRate[], day: string): number =>
  (rates.findLast(({ from }) => from <= day) ?? rates[0])?.ratePpm ?? 0

/**
 * Computes the rate and the fee of a payment. The rate is the one on the day of the payment. If the payment
 * wasn't successful, the fee is 0.
 */
function payment(trade: IntakeTrade, { rates }: Merchant): Money {
  const ratePpm = rateOn(rates, trade.paidTime.slice(0, 10))
  const status = trade.status ?? 'SUCCESS'
  return {
    ratePpm,
    status,
    originTradeNo: null,
    feeFen: status === 'SUCCESS' ? feeOf(trade.amountFen, ratePpm) : 0,
  }
}

/**
 * Fee that a refund returns, as a negative amount: the fee of everything refunded so far, minus the fees that
 * earlier refunds returned. So several partial refunds together return exactly the fee of one full refund.
 */
export const refundedFee = (
  origin: Pick<RecordedTrade, 'refundedFen' | 'ratePpm'>,
  amountFen: number,
): number =>
  feeOf(origin.refundedFen, origin.ratePpm) - feeOf(origin.refundedFen + amountFen, origin.ratePpm) + 0

/** Result of the planning: trades to insert, payments to update, and the decision about each trade. */
export interface IntakePlan {
  decisions: IntakeDecision[]
  created: NewTrade[]
  /** Recorded payments with their new status and refunded amount. */
  refunded: RecordedTrade[]
}

const numberReused = { en: 'Another trade has this number', zh: '流水号已被其他交易使用' }

/**
 * Refuses a trade if its currency isn't CNY, its channel is unknown, or the caller may not report trades of
 * this channel. Returns the settlement rules of the channel.
 */
function checkChannel(
  { channelCode, currency = 'CNY' }: IntakeTrade,
  { rules, onlyChannel }: IntakeFacts,
): SettleRules {
  if (onlyChannel !== null && channelCode !== onlyChannel)
    refuse('CHANNEL_FORBIDDEN', 'channelCode', {
      en: "This key can't report trades of this channel",
      zh: '该密钥不能上报此渠道的交易',
    })
  if (currency !== 'CNY')
    refuse('CURRENCY_UNSUPPORTED', 'currency', { en: 'Only CNY is supported', zh: '仅支持人民币 CNY' })
  return (
    rules.get(channelCode) ??
    refuse('CHANNEL_UNKNOWN', 'channelCode', { en: 'Unknown channel', zh: '渠道不存在' })
  )
}

interface RowParts {
  merchant: Merchant
  money: Money
  rules: SettleRules
  id: string
}

/** Creates the row of an accepted trade. Only successful trades get a settlement date. */
function rowOf(trade: IntakeTrade, { merchant, money, rules, id }: RowParts): NewTrade {
  const { channelCode, channelTradeNo, kind, payMethod, paidTime, amountFen, payerAccount = null } = trade
  const isPayment = kind === 'PAY'
  return {
    id,
    tradeNo: `${isPayment ? 'T' : 'R'}${id}`,
    channelCode,
    channelTradeNo,
    kind,
    shopId: merchant.shopId,
    orgCode: merchant.orgCode,
    payMethod,
    paidTime,
    amountFen: isPayment ? amountFen : -amountFen,
    refundedFen: 0,
    payerAccount,
    ...money,
    ...(money.status === 'SUCCESS' ? rules.settle(paidTime.slice(0, 10)) : {}),
  }
}

/**
 * Decides about trades one after the other. For later trades of the list, an accepted trade counts as
 * recorded.
 */
export function planIntake(trades: readonly IntakeTrade[], facts: IntakeFacts): IntakePlan {
  const known = new Map([...facts.recorded].map(([key, trade]) => [key, { ...trade }]))
  const created: NewTrade[] = []
  const refunded = new Map<string, RecordedTrade>()

  function refund(trade: IntakeTrade, merchant: Merchant, found: RecordedTrade | undefined): Money {
    const origin = checkOrigin(trade, merchant, found)
    const feeFen = refundedFee(origin, trade.amountFen)
    origin.refundedFen += trade.amountFen
    origin.status = origin.refundedFen === origin.amountFen ? 'REFUNDED' : 'PARTLY_REFUNDED'
    if (facts.recorded.has(keyOf(origin.channelCode, origin.channelTradeNo))) refunded.set(origin.id, origin)
    return { ratePpm: origin.ratePpm, status: 'SUCCESS', feeFen, originTradeNo: origin.tradeNo }
  }

  function decide(trade: IntakeTrade): IntakeDecision {
    const { channelCode, channelTradeNo, shopCode, kind } = trade
    const rules = checkChannel(trade, facts)
    const origin = known.get(keyOf(channelCode, trade.originChannelTradeNo ?? ''))
    const found = facts.merchants.get(keyOf(channelCode, shopCode))
    const before = known.get(keyOf(channelCode, channelTradeNo))
    if (before) {
      if (isRepeated(trade, { merchant: found, known: before, origin }))
        return { outcome: 'REPEATED', tradeNo: before.tradeNo }
      return refuse('NUMBER_REUSED', 'channelTradeNo', numberReused)
    }
    checkTime(trade, facts.latestTime)
    const merchant = checkMerchant(trade, found)
    const money = kind === 'PAY' ? payment(trade, merchant) : refund(trade, merchant, origin)
    const row = rowOf(trade, { merchant, money, rules, id: facts.nextId() })
    created.push(row)
    known.set(keyOf(channelCode, channelTradeNo), row)
    return { outcome: 'CREATED', tradeNo: row.tradeNo }
  }

  const decisions = trades.map((trade): IntakeDecision => {
    try {
      return decide(trade)
    } catch (error) {
      if (error instanceof Refused) return { outcome: 'REJECTED', refusal: error.refusal }
      throw error
    }
  })
  return { decisions, created, refunded: [...refunded.values()] }
}
