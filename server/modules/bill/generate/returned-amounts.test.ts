import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../../records/settlement/settle-date.ts'
import { createSettleRules } from '../../../records/settlement/settle-rules.ts'
import { lastDueDate } from './close-dates.ts'
import { type ComposedBill, composeBill, type DaySums } from './compose-bill.ts'
import { daySums } from './day-sums.fixture.ts'

/** Amount that a receiver has returned on a day, with the settlement date of the return. */
interface Returned {
  fen: number
  day: string
  settleDate: string
  /** Number of bills that existed before the return. */
  billsBefore: number
}

/** One event in the history of a shop at a channel. */
type Step =
  | { kind: 'return'; fen: number }
  /** Income of a day; negative if refunds exceed payments. */
  | { kind: 'trade'; fen: number }
  /**
   * Makes the bills up to a date: `back` days before today, but not later than the last date that can be
   * closed.
   */
  | { kind: 'generate'; back: number }
  | { kind: 'pass'; days: number }

const START = '2026-03-02'
/** Number of days after the last step. All amounts are billed within these days. */
const REST = 30
/** Saturdays and Sundays aren't workdays. */
const isWorkday = (day: string) => ![0, 6].includes(new Date(`${day}T00:00:00Z`).getUTCDay())

/** Simulates the settlement of one shop at one channel, with lists instead of database tables. */
function createShop(cycle: string) {
  let today = START
  let closedUntil: string | null = null
  const sums: (DaySums & { settleDate: string })[] = []
  const returns: Returned[] = []
  const bills: (ComposedBill & { settleDate: string })[] = []
  const settleDateOfToday = () =>
    createSettleRules({ cycle, closedUntil }, isWorkday).settle(today).settleDate

  const add = (more: Partial<DaySums>) => {
    const settleDate = settleDateOfToday()
    sums.push({ ...daySums({ ...more, tradeDate: today }), settleDate })
    return settleDate
  }

  function generate(until: string): void {
    const closed = closedUntil
    const due = [...new Set(sums.map(({ settleDate }) => settleDate))]
      .filter((date) => date <= until && (closed === null || date > closed))
      .sort()
    if (closed === null || until > closed) closedUntil = until
    for (const settleDate of due) {
      const carried = bills.reduce((total, { carryFen }) => total + carryFen, 0)
      const days = sums.filter((each) => each.settleDate === settleDate)
      const bill = composeBill(days, carried === 0 ? undefined : { fen: carried, billNo: 'B' })
      bills.push({ ...bill, settleDate })
    }
  }

  const run = (step: Step): void => {
    if (step.kind === 'pass') today = addDays(today, step.days)
    else if (step.kind === 'trade')
      add(step.fen < 0 ? { refunds: 1, refundFen: -step.fen } : { payments: 1, grossFen: step.fen })
    else if (step.kind === 'return') {
      const billsBefore = bills.length
      const settleDate = add({ splitInFen: step.fen })
      returns.push({ fen: step.fen, day: today, settleDate, billsBefore })
    } else {
      const last = lastDueDate(cycle, today)
      const asked = addDays(today, -step.back)
      generate(asked < last ? asked : last)
    }
  }
  return { run, returns, bills, sums }
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('return' as const), fen: fc.integer({ min: 1, max: 9_999 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        kind: fc.constant('trade' as const),
        fen: fc.integer({ min: -20_000, max: 9_999 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({ kind: fc.constant('generate' as const), back: fc.integer({ min: 0, max: 3 }) }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('pass' as const), days: fc.integer({ min: 1, max: 3 }) }),
    },
  ),
  { minLength: 1, maxLength: 30 },
)

const splitInOf = (bill: ComposedBill | undefined) =>
  (bill?.lines ?? []).filter(({ kind }) => kind === 'SPLIT_IN').reduce((sum, line) => sum + line.amountFen, 0)

/** True if each returned amount is in exactly one bill that is made after the return, and no fen is lost. */
function isReturnedOnce(cycle: string, done: readonly Step[]): boolean {
  const shop = createShop(cycle)
  for (const step of done) shop.run(step)
  shop.run({ kind: 'pass', days: REST })
  shop.run({ kind: 'generate', back: 0 })
  const { returns, bills, sums } = shop

  const isInOneLaterBill = returns.every(({ settleDate, billsBefore, day }) => {
    const matching = bills.filter((bill) => bill.settleDate === settleDate)
    return matching.length === 1 && bills.indexOf(matching[0] as never) >= billsBefore && settleDate >= day
  })
  const hasItsReturns = bills.every((bill) => {
    const ofDate = returns.filter(({ settleDate }) => settleDate === bill.settleDate)
    return splitInOf(bill) === ofDate.reduce((sum, { fen }) => sum + fen, 0)
  })
  const owedFen = sums.reduce((sum, each) => sum + each.grossFen - each.refundFen + each.splitInFen, 0)
  const paidFen = bills.reduce((sum, { payableFen }) => sum + payableFen, 0)
  const carriedFen = bills.reduce((sum, { carryFen }) => sum + carryFen, 0)
  return isInOneLaterBill && hasItsReturns && carriedFen >= 0 && paidFen - carriedFen === owedFen
}

const property = fc.property(fc.constantFrom('D+0', 'D+1', 'T+0', 'T+1', 'T+2'), steps, isReturnedOnce)

describe('a returned amount is in exactly one later bill, whatever is carried over', () => {
  test('in 1,000 runs', () => fc.assert(property, { numRuns: 1_000 }))
  test('in 100,000 runs', { tags: ['slow'], timeout: 300_000 }, () =>
    fc.assert(property, { numRuns: 100_000 }),
  )
})

test('a return after the bills of today is in the bill of the next date, with the debt taken off', () => {
  const shop = createShop('D+1')
  for (const step of [
    { kind: 'trade', fen: -300 },
    { kind: 'pass', days: 1 },
    { kind: 'generate', back: 0 },
    { kind: 'return', fen: 1_000 },
    { kind: 'generate', back: 0 },
    { kind: 'pass', days: 1 },
    { kind: 'generate', back: 0 },
  ] satisfies Step[])
    shop.run(step)

  expect(shop.bills.map(({ payableFen, splitInFen }) => [payableFen, splitInFen])).toEqual([
    [0, 0],
    [700, 1_000],
  ])
})
