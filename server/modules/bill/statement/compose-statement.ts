import type { StatementBill, StatementChannel, StatementTerms } from '#schemas'

/** First and last settlement date of a statement. */
export interface Period {
  from: string
  to: string
}

/**
 * What a shop owes in one channel at the start of the period: the amount below zero that its earlier bills
 * have carried over.
 */
export interface OpeningDebt {
  channelCode: string
  debtFen: number
}

type Sums = Omit<StatementChannel, 'id' | 'shopId' | 'period' | 'channelCode'>

const NO_TERMS: StatementTerms = {
  tradeCount: 0,
  refundCount: 0,
  grossFen: 0,
  refundFen: 0,
  feeFen: 0,
  splitOutFen: 0,
  splitInFen: 0,
  adjustFen: 0,
  carryFen: 0,
  payableFen: 0,
}
const TERMS = Object.keys(NO_TERMS) as (keyof StatementTerms)[]

const sumOf = (bills: readonly StatementBill[], term: keyof StatementTerms) =>
  bills.reduce((sum, bill) => sum + bill[term], 0)

const DAY_LENGTH = 'YYYY-MM-DD'.length
const isPaidBy = ({ settleTime }: StatementBill, day: string) =>
  settleTime !== null && settleTime.slice(0, DAY_LENGTH) <= day
const isPaidBefore = ({ settleTime }: StatementBill, day: string) =>
  settleTime !== null && settleTime.slice(0, DAY_LENGTH) < day

/**
 * Groups a shop's bills with settlement dates up to the end of a period. `bills` have a settlement date in
 * the period; `before` are earlier bills that were unpaid when the period began. Bills that were paid by the
 * end of the period are also in `payments`; all other bills are also in `unpaid`.
 */
function splitBills(all: readonly StatementBill[], { from, to }: Period) {
  const before = all.filter((bill) => bill.settleDate < from && !isPaidBefore(bill, from))
  const bills = all.filter(({ settleDate }) => settleDate >= from && settleDate <= to)
  const open = [...before, ...bills]
  return {
    before,
    bills,
    payments: open.filter((bill) => isPaidBy(bill, to)),
    unpaid: open.filter((bill) => !isPaidBy(bill, to)),
  }
}

/** Sums a shop's bills. `openingUnpaidFen + payableFen − paidFen = closingUnpaidFen`. */
function sumBills(
  { before, bills, payments, unpaid }: ReturnType<typeof splitBills>,
  openingDebtFen: number,
): Sums {
  const terms = { ...NO_TERMS }
  for (const term of TERMS) terms[term] = sumOf(bills, term)
  return {
    billCount: bills.length,
    ...terms,
    openingUnpaidFen: sumOf(before, 'payableFen'),
    paidFen: sumOf(payments, 'payableFen'),
    closingUnpaidFen: sumOf(unpaid, 'payableFen'),
    openingDebtFen,
    closingDebtFen: openingDebtFen - terms.carryFen,
  }
}

/** Composes the totals, the sums of each channel, and the bills of a statement. */
export function composeStatement(
  shopId: string,
  all: readonly StatementBill[],
  { period, debts }: { period: Period; debts: readonly OpeningDebt[] },
) {
  const split = splitBills(all, period)
  const target = { shopId, period: `${period.from},${period.to}` }
  const debtOf = (code: string) => debts.find(({ channelCode }) => channelCode === code)?.debtFen ?? 0
  const codes = new Set([...all, ...debts].map(({ channelCode }) => channelCode))
  const channels: StatementChannel[] = [...codes].sort().map((channelCode) => ({
    id: channelCode,
    ...target,
    channelCode,
    ...sumBills(
      splitBills(
        all.filter((bill) => bill.channelCode === channelCode),
        period,
      ),
      debtOf(channelCode),
    ),
  }))
  const debtFen = debts.reduce((sum, debt) => sum + debt.debtFen, 0)
  const { before, bills, payments, unpaid } = split
  return { ...target, ...sumBills(split, debtFen), channels, before, bills, payments, unpaid }
}
