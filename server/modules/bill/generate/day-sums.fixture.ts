import type { DaySums } from './compose-bill.ts'

/** Creates the sums of a trade day; values that aren't given are zero. */
export const daySums = (values: Partial<DaySums>): DaySums => ({
  tradeDate: '2026-03-02',
  payments: 0,
  refunds: 0,
  latePayments: 0,
  lateRefunds: 0,
  grossFen: 0,
  refundFen: 0,
  feeFen: 0,
  splitOutFen: 0,
  splitInFen: 0,
  ...values,
})
