import type { Adjusted } from './adjustment-rules.ts'
import { type BillMoney, payableOf } from './payable.ts'

/** Effect of an adjustment on a bill. */
export interface Posted {
  amountFen: number
  /** Debt it added to the next bill. */
  carriedFen: number
}

/**
 * Reverses an adjustment and its carried amount. If other adjustments came in between and the result is
 * negative, the rest is carried over again. `carriedFen` is the change of the carried amount.
 */
export function reverseAdjustment(money: BillMoney, { amountFen, carriedFen }: Posted): Adjusted {
  const adjustFen = money.adjustFen - amountFen
  const owed = payableOf({ ...money, adjustFen, carryFen: money.carryFen - carriedFen })
  const change = Math.max(0, -owed) - carriedFen
  const carryFen = money.carryFen + change
  return { adjustFen, carryFen, carriedFen: change, payableFen: payableOf({ ...money, adjustFen, carryFen }) }
}
