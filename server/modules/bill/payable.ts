/**
 * Amounts from which a bill's payable amount is computed, in integer fen. Only adjustments and carried
 * amounts may be negative.
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

/** Computes the payable amount of a bill. No other code contains this formula. */
export const payableOf = (money: BillAmounts): number =>
  money.grossFen -
  money.refundFen -
  money.feeFen -
  money.splitOutFen +
  money.splitInFen +
  money.adjustFen +
  money.carryFen
