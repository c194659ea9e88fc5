import { sql } from 'kysely'
import {
  addAdjustments,
  type BillWithAmounts,
  type NewAdjustment,
  readBills,
  writeBills,
} from '../../../modules/bill/adjustment-repo.ts'
import { adjustBill } from '../../../modules/bill/adjustment-rules.ts'
import type { GeneratedDay, Stamp } from '../../../modules/bill/generate/generate-bills.ts'
import type { Tx } from '../../database.ts'
import { adjustments } from '../data/remarks.ts'
import type { Random } from './random.ts'

const ADJUSTED_SHARE = 0.015
const CLERK = 'clerk'
const wholeScope = { departs: 'all', rules: {} } as const

/** Sorts the bills of a settlement date by number and reads the bills at the given positions. */
async function readBillsAt(
  tx: Tx,
  { channelCode, settleDate }: GeneratedDay,
  positions: readonly number[],
): Promise<BillWithAmounts[]> {
  const { rows } = await sql<{ id: string }>`select id from settle_bill
    where channel_code = ${channelCode} and settle_date = ${settleDate}::date order by bill_no`.execute(tx)
  const of = positions.flatMap((position) => rows[position]?.id ?? [])
  return readBills(tx, { by: 'id', of, scope: wholeScope, lock: true })
}

/**
 * Adjusts a few bills of a settlement date, as an import of adjustments does. As a result, some negative
 * amounts are carried over to later bills.
 */
export async function adjustSomeBills(
  tx: Tx,
  day: GeneratedDay,
  { at, nextId, random }: Stamp & { random: Random },
): Promise<void> {
  const positions = Array.from({ length: day.bills }, (_, index) => index)
  const chosen = positions.filter(() => random.chance(ADJUSTED_SHARE))
  if (chosen.length === 0) return
  const bills = await readBillsAt(tx, day, chosen)
  const changes = bills.map((bill) => {
    const { remark: reason, minFen, maxFen } = random.pick(adjustments)
    const amountFen = random.integer(minFen, maxFen)
    const next = adjustBill(bill, amountFen)
    const carry = next.carriedFen === 0 ? undefined : { id: nextId(), amountFen: next.carriedFen }
    const adjustment: NewAdjustment = {
      id: nextId(),
      itemId: nextId(),
      bill,
      amountFen,
      reason,
      counterOf: null,
      carry,
    }
    return { adjustment, adjusted: { ...bill, ...next } }
  })
  const writing = { by: CLERK, at }
  await addAdjustments(
    tx,
    changes.map(({ adjustment }) => adjustment),
    writing,
  )
  await writeBills(
    tx,
    changes.map(({ adjusted }) => adjusted),
    writing,
  )
}
