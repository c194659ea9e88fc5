import type { Adjusted } from './adjustment-rules.ts'
import { type BillMoney, payableOf } from './payable.ts'

/** Effect of an adjustment on a bill. */
export interface Posted {
  amountFen: number
  /** Debt it added to the next bill. */
  carriedFen: number
}

/**
 * Takes an adjustment back: its amount, and what was carried for it. Where others came in between and less is left than
 * nothing, that is carried anew. `carriedFen` is what is carried more than before, or less where it is negative.
 */
export function countered(money: BillMoney, { amountFen, carriedFen }: Posted): Adjusted {
  const adjustFen = money.adjustFen - amountFen
  const owed = payableOf({ ...money, adjustFen, carryFen: money.carryFen - carriedFen })
  const change = Math.max(0, -owed) - carriedFen
  const carryFen = money.carryFen + change
  return { adjustFen, carryFen, carriedFen: change, payableFen: payableOf({ ...money, adjustFen, carryFen }) }
}
