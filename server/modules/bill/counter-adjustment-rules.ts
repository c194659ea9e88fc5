import type { Adjusted } from './adjustment-rules.ts'
import { type BillMoney, payableOf } from './payable.ts'

/** Effect of an adjustment on a bill. */
export interface Posted {
  amountFen: number
  /** Debt that the adjustment added to the next bill. */
  carriedFen: number
}

/**
 * Reverses an adjustment and the debt it carried over. If the payable amount is then negative because of
 * other adjustments, its debt is carried over. `carriedFen` of the result is the change of the carried
 * amount.
 */
export function reverseAdjustment(money: BillMoney, { amountFen, carriedFen }: Posted): Adjusted {
  const adjustFen = money.adjustFen - amountFen
  const owed = payableOf({ ...money, adjustFen, carryFen: money.carryFen - carriedFen })
  const change = Math.max(0, -owed) - carriedFen
  const carryFen = money.carryFen + change
  return { adjustFen, carryFen, carriedFen: change, payableFen: payableOf({ ...money, adjustFen, carryFen }) }
}
