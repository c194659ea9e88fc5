import { feeOf } from '#schemas/money'
import { composeId } from '../../snowflake.ts'
import type { SeedChannel } from '../data/channels.ts'
import { createPaymentMaker, type Payment } from './payments.ts'
import type { Random } from './random.ts'
import {
  createRefundQueue,
  type DemoTrade,
  type PlannedRefund,
  planRefund,
  type RefundQueue,
} from './refunds.ts'
import { secondAt } from './rhythm.ts'
import type { DemoShop } from './shops.ts'
import type { TradeDay } from './trade-days.ts'

/** True if money moved. Only such trades are settled. */
export const isSettled = ({ status }: Pick<Payment, 'status'>) => status !== 'FAILED' && status !== 'CLOSED'

interface TradesInput {
  days: readonly TradeDay[]
  shops: readonly DemoShop[]
  channels: readonly SeedChannel[]
  random: Random
  settleDateOf(tradeDate: string, channel: SeedChannel): string
}

const channelPrefixes: Record<string, string> = { wechat: '4200', alipay: '2200', unionpay: '6200' }

/** Generates random times for the trades of a day, sorted. Each trade is a payment or a due refund. */
function drawTimes({ start, end, share, trades }: TradeDay, random: Random): Float64Array {
  const times = new Float64Array(trades)
  for (let index = 0; index < trades; index += 1) {
    times[index] = Math.min(start + secondAt(random.next() * share) * 1000, end)
  }
  return times.sort()
}

/** Computes the id, the numbers and the time of a trade from its index in its day. */
function identify(day: TradeDay, { paidTime, index }: { paidTime: number; index: number }, random: Random) {
  const date = day.date.replaceAll('-', '')
  const number = String(index + 1).padStart(8, '0')
  const salt = String(random.integer(0, 9999)).padStart(4, '0')
  return {
    id: composeId(paidTime, index),
    paidTime,
    tradeDate: day.date,
    number: `${date}${number}`,
    channelNumber: `${date}${salt}${number}`,
  }
}

type Identity = ReturnType<typeof identify>

/** Creates a trade with one object literal: a million objects need less memory if all have the same shape. */
function makeTrade(kind: DemoTrade['kind'], payment: Payment, identity: Identity): DemoTrade {
  const { shop, channel, payMethod, payerAccount, amountFen, status } = payment
  return {
    shop,
    channel,
    payMethod,
    payerAccount,
    amountFen,
    status,
    kind,
    id: identity.id,
    tradeNo: `${kind === 'PAY' ? 'T' : 'R'}${identity.number}`,
    channelTradeNo: `${channelPrefixes[channel.code]}${identity.channelNumber}`,
    feeFen: isSettled(payment) ? feeOf(amountFen, channel.ratePpm) : 0,
    tradeDate: identity.tradeDate,
    paidTime: identity.paidTime,
    originTradeNo: null,
    refundedFen: 0,
    settleDate: null,
  }
}

/** Creates a refund. The shop gets back the part of the fee that belongs to the refunded amount. */
function makeRefund({ payment, amountFen }: PlannedRefund, identity: Identity): DemoTrade {
  const refund = makeTrade('REFUND', { ...payment, amountFen: -amountFen, status: 'SUCCESS' }, identity)
  refund.originTradeNo = payment.tradeNo
  return refund
}

interface Schedule {
  /** Remaining number of trades. */
  left: number
  /** End of the history; refunds that would be due later are not generated. */
  end: number
  random: Random
}

/** Plans a refund and marks its payment as refunded, if enough time and enough trades are left. */
function scheduleRefund(payment: DemoTrade, refunds: RefundQueue, { left, end, random }: Schedule) {
  if (payment.status !== 'SUCCESS') return
  const refund = planRefund(payment, random)
  if (!refund || refund.due > end || refunds.size >= left) return
  payment.status = refund.amountFen === payment.amountFen ? 'REFUNDED' : 'PARTLY_REFUNDED'
  payment.refundedFen = refund.amountFen
  refunds.add(refund)
}

/**
 * Generates all trades in time order, one at a time. A payment is marked as refunded if, and only if, its
 * refund is generated too.
 */
export function* makeTrades({
  days,
  shops,
  channels,
  random,
  settleDateOf,
}: TradesInput): Generator<DemoTrade> {
  const makePayment = createPaymentMaker(shops, channels)
  const refunds = createRefundQueue()
  const end = days.at(-1)?.end ?? 0
  let left = days.reduce((sum, day) => sum + day.trades, 0)
  for (const day of days) {
    for (const [index, paidTime] of drawTimes(day, random).entries()) {
      const identity = identify(day, { paidTime, index }, random)
      const due = refunds.removeDue(paidTime, refunds.size >= left)
      const trade = due ? makeRefund(due, identity) : makeTrade('PAY', makePayment(random), identity)
      left -= 1
      if (!due) scheduleRefund(trade, refunds, { left, end, random })
      trade.settleDate = isSettled(trade) ? settleDateOf(trade.tradeDate, trade.channel) : null
      yield trade
    }
  }
}
