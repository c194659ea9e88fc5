/** Parts of a bill's payable amount; integer fen, only adjustments and carried amounts may be negative. */
export interface BillMoney {
  grossFen: number
  refundFen: number
  feeFen: number
  splitOutFen: number
  splitInFen: number
  adjustFen: number
  carryFen: number
}

/** The only formula for the payable amount of a bill. */
export const payableOf = (money: BillMoney): number =>
  money.grossFen -
  money.refundFen -
  money.feeFen -
  money.splitOutFen +
  money.splitInFen +
  money.adjustFen +
  money.carryFen
