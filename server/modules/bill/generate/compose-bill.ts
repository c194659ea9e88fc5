import { broughtForwardRemark, carryRemark, lateRemark } from '../line-remarks.ts'
import { type BillAmounts, payableOf } from '../payable.ts'

/**
 * Sums of a bill's trades and splits on one trade day. Gross amounts, refunds and splits are positive. The
 * fees that refunds return are already subtracted from the fee.
 */
export interface DaySums {
  tradeDate: string
  payments: number
  refunds: number
  /** How many payments and refunds were recorded after their settlement date was closed. */
  latePayments: number
  lateRefunds: number
  grossFen: number
  refundFen: number
  feeFen: number
  splitOutFen: number
  splitInFen: number
}

/**
 * Amount that the bills of a shop and channel have carried over so far, and the number of the bill that it
 * comes from.
 */
export interface CarriedAmount {
  /** Positive if the shop owes the amount. */
  fen: number
  billNo: string
}

/** Line of a new bill, with a signed amount. */
export interface NewBillLine {
  kind: 'GROSS' | 'REFUND' | 'FEE' | 'SPLIT_OUT' | 'SPLIT_IN' | 'CARRY'
  tradeDate: string | null
  tradeCount: number
  amountFen: number
  remark: string | null
}

/** Amounts, counts and lines of a new bill. The lines add up to the payable amount, which is never negative. */
export interface ComposedBill extends BillAmounts {
  payableFen: number
  tradeBeginDate: string
  tradeEndDate: string
  tradeCount: number
  refundCount: number
  lines: NewBillLine[]
}

const remarkOfLate = (count: number) => (count > 0 ? lateRemark(count) : null)

/** Lines of one trade day. */
function linesOfDay(day: DaySums): NewBillLine[] {
  const { tradeDate, payments, refunds } = day
  const line = (
    kind: NewBillLine['kind'],
    amountFen: number,
    tradeCount = 0,
    remark: string | null = null,
  ): NewBillLine => ({ kind, tradeDate, tradeCount, amountFen, remark })
  return [
    ...(payments > 0 ? [line('GROSS', day.grossFen, payments, remarkOfLate(day.latePayments))] : []),
    ...(refunds > 0 ? [line('REFUND', -day.refundFen, refunds, remarkOfLate(day.lateRefunds))] : []),
    ...(day.feeFen !== 0 ? [line('FEE', -day.feeFen, payments + refunds)] : []),
    ...(day.splitOutFen !== 0 ? [line('SPLIT_OUT', -day.splitOutFen)] : []),
    ...(day.splitInFen !== 0 ? [line('SPLIT_IN', day.splitInFen)] : []),
  ]
}

const carryLine = (amountFen: number, remark: string): NewBillLine => ({
  kind: 'CARRY',
  tradeDate: null,
  tradeCount: 0,
  amountFen,
  remark,
})

/**
 * Composes the bill of one shop, channel and settlement date from the sums of its trade days. There must be
 * at least one trade day. The bill takes over the amount that earlier bills carried over. If the total is
 * negative, the bill carries it over to the next bill.
 */
export function composeBill(days: readonly DaySums[], carried?: CarriedAmount): ComposedBill {
  const total = (of: (day: DaySums) => number) => days.reduce((sum, day) => sum + of(day), 0)
  const dates = days.map(({ tradeDate }) => tradeDate).sort()
  const amounts = {
    grossFen: total((day) => day.grossFen),
    refundFen: total((day) => day.refundFen),
    feeFen: total((day) => day.feeFen),
    splitOutFen: total((day) => day.splitOutFen),
    splitInFen: total((day) => day.splitInFen),
    adjustFen: 0,
    carryFen: carried ? -carried.fen : 0,
  }
  const owedFen = Math.max(0, -payableOf(amounts))
  const complete = { ...amounts, carryFen: amounts.carryFen + owedFen }
  return {
    ...complete,
    payableFen: payableOf(complete),
    tradeBeginDate: dates.at(0) ?? '',
    tradeEndDate: dates.at(-1) ?? '',
    tradeCount: total((day) => day.payments),
    refundCount: total((day) => day.refunds),
    lines: [
      ...days.flatMap(linesOfDay),
      ...(carried && carried.fen !== 0
        ? [carryLine(-carried.fen, broughtForwardRemark(carried.billNo))]
        : []),
      ...(owedFen > 0 ? [carryLine(owedFen, carryRemark(owedFen))] : []),
    ],
  }
}
