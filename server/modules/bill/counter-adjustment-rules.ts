import type { AdjustedAmounts } from './adjustment-rules.ts'
import { type BillAmounts, payableOf } from './payable.ts'

/** How a saved adjustment changed the amounts of its bill. */
export interface AdjustmentEffect {
  amountFen: number
  /** Absolute value of the negative amount that the adjustment carried over to the next bill, in fen. */
  carriedFen: number
}

/**
 * Reverses an adjustment together with the amount that it carried over to the next bill. If the new payable
 * amount is negative because of other adjustments, the next bill takes over that amount. `carriedFen` of the
 * result is the change of the carried amount.
 */
export function reverseAdjustment(
  money: BillAmounts,
  { amountFen, carriedFen }: AdjustmentEffect,
): AdjustedAmounts {
  const adjustFen = money.adjustFen - amountFen
  const exactPayable = payableOf({ ...money, adjustFen, carryFen: money.carryFen - carriedFen })
  const change = Math.max(0, -exactPayable) - carriedFen
  const carryFen = money.carryFen + change
  return { adjustFen, carryFen, carriedFen: change, payableFen: payableOf({ ...money, adjustFen, carryFen }) }
}
