import type { Payment } from './payments.ts'
import type { Random } from './random.ts'

const REFUND_SHARE = 0.016
const FULL_SHARE = 0.65
const SAME_DAY_SHARE = 0.6
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const FEN_PER_YUAN = 100

/** Refund of a payment. The refund is planned when the payment is generated, and becomes due later. */
export interface PlannedRefund {
  /** Refunded payment. */
  payment: DemoTrade
  amountFen: number
  /** Time in milliseconds from which the refund is due. */
  due: number
}

/** Decides whether, when and how much of a payment is refunded. */
export function planRefund(payment: DemoTrade, random: Random): PlannedRefund | undefined {
  if (!random.chance(REFUND_SHARE)) return undefined
  const partFen = Math.round((payment.amountFen * (0.2 + 0.5 * random.next())) / FEN_PER_YUAN) * FEN_PER_YUAN
  const amountFen = random.chance(FULL_SHARE) ? payment.amountFen : Math.max(partFen, FEN_PER_YUAN)
  // Refunds on later days happen at about the hour of the payment, since the shop is open then.
  const delay = random.chance(SAME_DAY_SHARE)
    ? random.integer(2 * MINUTE, 90 * MINUTE)
    : random.integer(1, 3) * DAY + random.integer(-90 * MINUTE, 90 * MINUTE)
  return { payment, amountFen, due: payment.paidTime + delay }
}

/** Queue of planned refunds, earliest first. */
export interface RefundQueue {
  readonly size: number
  add(refund: PlannedRefund): void
  /**
   * Removes and returns the first refund if it is due at `time`. If `now` is true, the refund needn't be due.
   */
  removeDue(time: number, now: boolean): PlannedRefund | undefined
}

/** Creates an empty queue. */
export function createRefundQueue(): RefundQueue {
  const waiting: PlannedRefund[] = []
  return {
    get size() {
      return waiting.length
    },
    add(refund) {
      const before = waiting.findLastIndex(({ due }) => due <= refund.due)
      waiting.splice(before + 1, 0, refund)
    },
    removeDue(time, now) {
      const [first] = waiting
      return first && (now || first.due <= time) ? waiting.shift() : undefined
    },
  }
}

/** Trade with all values, ready to be written. */
export interface DemoTrade extends Payment {
  id: string
  tradeNo: string
  channelTradeNo: string
  kind: 'PAY' | 'REFUND'
  /** Signed amount; negative for refunds. */
  amountFen: number
  feeFen: number
  tradeDate: string
  /** Time in milliseconds, always a whole second. */
  paidTime: number
  originTradeNo: string | null
  /** Sum of the refunds of a payment. */
  refundedFen: number
  /** Settlement date; null if no money moved. */
  settleDate: string | null
}
