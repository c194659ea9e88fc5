import { sql } from 'kysely'
import type { PoolClient } from 'pg'
import { generateBills } from '../../../modules/bill/generate/generate-bills.ts'
import { composeId } from '../../snowflake.ts'
import { transactionOn } from '../../transaction.ts'
import { adjustSomeBills } from './adjust-bills.ts'
import { settleBills } from './bill-status.ts'
import { seedBillTransitions } from './bill-transitions.ts'
import { seedPaymentSteps, seedPayouts } from './payouts.ts'
import type { Random } from './random.ts'
import { seedReceiverPayments } from './receiver-payments.ts'
import type { SettleDates } from './settle-dates.ts'

interface MakeBillsInput {
  settleDates: SettleDates
  billRandom: Random
  now: Date
  firstDate: string
  lastDate: string
  /** Called with the number of bills. */
  report(done: number): void
}

/** Returns a function that computes the creation time and the ids of the bills of a settlement date. */
function createStamps(settleDates: SettleDates) {
  const numbers = new Map<string, number>()
  return (settleDate: string) => {
    const created = settleDates.billedAt(settleDate)
    const nextId = () => {
      const number = numbers.get(settleDate) ?? 0
      numbers.set(settleDate, number + 1)
      return composeId(created, number)
    }
    return { at: new Date(created), nextId }
  }
}

/**
 * Generates the bills of the demo business as the nightly job does. Also generates the adjustments and status
 * changes that users make, the payments of bills, and the payments to receivers. Returns the numbers of bills
 * and lines.
 */
export async function makeBills(
  client: PoolClient,
  { settleDates, billRandom: random, now, firstDate, lastDate, report }: MakeBillsInput,
): Promise<{ bills: number; items: number }> {
  const tx = transactionOn(client)
  const stampOf = createStamps(settleDates)
  await generateBills({
    db: tx,
    transaction: (work) => work(tx),
    date: lastDate,
    today: lastDate,
    by: 'system',
    stampOf,
    completed: (_, day) => adjustSomeBills(tx, day, { ...stampOf(day.settleDate), random }),
  })
  await settleBills(tx, { settleDates, now: now.getTime(), random })
  await seedBillTransitions(client)
  await seedPayouts(tx)
  await seedReceiverPayments(tx, { settleDates, firstDate, lastDate, now })
  await seedPaymentSteps(tx)
  const { rows } = await sql<{ bills: number; items: number }>`select
    (select count(*)::int from settle_bill) as bills, (select count(*)::int from settle_bill_item) as items`.execute(
    tx,
  )
  const totals = rows[0] ?? { bills: 0, items: 0 }
  report(totals.bills)
  return totals
}
