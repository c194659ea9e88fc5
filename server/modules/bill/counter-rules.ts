import { type Adjusted, type BillMoney, payableOf } from './adjustment-rules.ts'

/** What an adjustment did to a bill. */
export interface Posted {
  amountFen: number
  /** What it made the shop owe the next bill. */
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
