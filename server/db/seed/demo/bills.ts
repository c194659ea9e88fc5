import { composeId } from '../../snowflake.ts'
import { adjustments } from '../data/remarks.ts'
import type { OpenBill } from './bill-book.ts'
import { type BillProgress, drawStatus, reportProgress } from './bill-status.ts'
import type { Random } from './random.ts'
import type { SettleDates } from './settle-dates.ts'

/** Bill line. */
export interface DemoBillItem {
  id: string
  kind: 'GROSS' | 'REFUND' | 'FEE' | 'ADJUSTMENT' | 'CARRY'
  tradeDate: string | null
  tradeCount: number
  /** Signed amount. */
  amountFen: number
  remark: string | null
}

/** Bill with its lines, ready to be written. */
export interface DemoBill extends BillProgress {
  open: OpenBill
  billNo: string
  items: DemoBillItem[]
}

type Line = Omit<DemoBillItem, 'id'>

const ADJUSTED_SHARE = 0.015

const line = (kind: Line['kind'], amountFen: number, rest: Partial<Line> = {}): Line => ({
  kind,
  amountFen,
  tradeDate: null,
  tradeCount: 0,
  remark: null,
  ...rest,
})

const sumOf = (lines: readonly Line[]) => lines.reduce((sum, { amountFen }) => sum + amountFen, 0)

/** Bill lines of the payments, refunds and fees of a trade day. */
function tradeLines({ days }: OpenBill): Line[] {
  return [...days].flatMap(([tradeDate, sums]) => [
    ...(sums.payments > 0 ? [line('GROSS', sums.grossFen, { tradeDate, tradeCount: sums.payments })] : []),
    ...(sums.refunds > 0 ? [line('REFUND', -sums.refundFen, { tradeDate, tradeCount: sums.refunds })] : []),
    ...(sums.feeFen !== 0
      ? [line('FEE', -sums.feeFen, { tradeDate, tradeCount: sums.payments + sums.refunds })]
      : []),
  ])
}

function drawAdjustment(random: Random): Line[] {
  if (!random.chance(ADJUSTED_SHARE)) return []
  const { remark, minFen, maxFen } = random.pick(adjustments)
  return [line('ADJUSTMENT', random.integer(minFen, maxFen), { remark })]
}

/** Debt of a shop to a channel, with the bill it comes from. */
interface Debt {
  fen: number
  billNo: string
}

/**
 * Closes bills in date order: adds adjustments and carries negative totals to the next bill of the same shop
 * and channel.
 */
export function* closeBills(
  bills: readonly OpenBill[],
  { settleDates, now, random }: { settleDates: SettleDates; now: number; random: Random },
): Generator<DemoBill> {
  const debts = new Map<string, Debt>()
  let date = ''
  let number = 0
  let items = 0
  for (const open of bills) {
    if (open.settleDate !== date) {
      date = open.settleDate
      number = 0
      items = 0
    }
    number += 1
    const account = `${open.shop.code}/${open.channel.code}`
    const billNo = `B${date.replaceAll('-', '')}${String(number).padStart(6, '0')}`
    const lines = [...tradeLines(open), ...drawAdjustment(random), ...broughtForward(debts.get(account))]
    const owed = sumOf(lines)
    debts.delete(account)
    if (owed < 0) {
      lines.push(line('CARRY', -owed, { remark: '结转至下期账单' }))
      debts.set(account, { fen: -owed, billNo })
    }
    const status = drawStatus(settleDates.age(open.settleDate, open.channel), random)
    yield {
      ...reportProgress(status, { created: open.created, now }, random),
      open,
      billNo,
      items: lines.map((item) => ({ ...item, id: composeId(open.created, items++) })),
    }
  }
}

const broughtForward = (debt: Debt | undefined): Line[] =>
  debt ? [line('CARRY', -debt.fen, { remark: `上期账单 ${debt.billNo} 结转` })] : []
