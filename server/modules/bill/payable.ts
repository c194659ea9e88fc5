/**
 * Amounts that add up to a bill's payable amount, in integer fen. Only adjustments and carried amounts may be
 * negative.
 */
export interface BillAmounts {
  grossFen: number
  refundFen: number
  feeFen: number
  splitOutFen: number
  splitInFen: number
  adjustFen: number
  carryFen: number
}

/**
 * Computes the payable amount of a bill. All code uses this function, so that the formula exists only once.
 */
export const payableOf = (money: BillAmounts): number =>
  money.grossFen -
  money.refundFen -
  money.feeFen -
  money.splitOutFen +
  money.splitInFen +
  money.adjustFen +
  money.carryFen
