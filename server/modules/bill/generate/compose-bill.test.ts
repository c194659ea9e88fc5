import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type CarriedAmount, type ComposedBill, composeBill, type DaySums } from './compose-bill.ts'
import { daySums } from './day-sums.fixture.ts'

const amounts = (bill: ComposedBill) => bill.lines.map(({ kind, amountFen }) => [kind, amountFen])

describe('a new bill', () => {
  test('has a line for each kind of each day, and the sums of its days', () => {
    const bill = composeBill([
      daySums({ payments: 2, grossFen: 5_000, feeFen: 19, splitOutFen: 300 }),
      daySums({ tradeDate: '2026-03-01', refunds: 1, refundFen: 1_000, feeFen: -4, splitInFen: 70 }),
    ])

    expect(amounts(bill)).toEqual([
      ['GROSS', 5_000],
      ['FEE', -19],
      ['SPLIT_OUT', -300],
      ['REFUND', -1_000],
      ['FEE', 4],
      ['SPLIT_IN', 70],
    ])
    expect(bill).toMatchObject({
      payableFen: 3_755,
      tradeBeginDate: '2026-03-01',
      tradeEndDate: '2026-03-02',
      tradeCount: 2,
      refundCount: 1,
      carryFen: 0,
    })
  })

  test('carries a negative total over to the next bill', () => {
    const bill = composeBill([daySums({ payments: 1, grossFen: 100, refunds: 1, refundFen: 900 })])

    expect(bill).toMatchObject({ payableFen: 0, carryFen: 800 })
    expect(bill.lines.at(-1)).toMatchObject({ kind: 'CARRY', amountFen: 800, remark: '结转至下期账单' })
  })

  test('takes over the debt of an earlier bill and names the bill', () => {
    const bill = composeBill([daySums({ payments: 1, grossFen: 1_000 })], { fen: 800, billNo: 'B1' })

    expect(bill).toMatchObject({ payableFen: 200, carryFen: -800 })
    expect(bill.lines.at(-1)).toMatchObject({ kind: 'CARRY', amountFen: -800, remark: '上期账单 B1 结转' })
  })

  test('says how many late trades its lines have', () => {
    const bill = composeBill([
      daySums({ payments: 3, latePayments: 2, grossFen: 900, refunds: 1, lateRefunds: 1, refundFen: 100 }),
    ])

    expect(bill.lines.map(({ remark }) => remark)).toEqual(['含 2 笔迟到交易', '含 1 笔迟到交易'])
  })
})

const fen = fc.integer({ min: 0, max: 1_000_000_00 })
const days = fc.uniqueArray(
  fc
    .record({
      index: fc.integer({ min: 10, max: 28 }),
      payments: fc.integer({ min: 0, max: 5 }),
      refunds: fc.integer({ min: 0, max: 5 }),
      grossFen: fen,
      refundFen: fen,
      feeFen: fc.integer({ min: -1_000, max: 100_000 }),
      splitOutFen: fen,
      splitInFen: fen,
    })
    .map(({ index, ...sums }) =>
      daySums({
        ...sums,
        tradeDate: `2026-03-${index}`,
        grossFen: sums.payments > 0 ? sums.grossFen : 0,
        refundFen: sums.refunds > 0 ? sums.refundFen : 0,
      }),
    ),
  { minLength: 1, maxLength: 4, selector: ({ tradeDate }) => tradeDate },
)

const kinds = {
  grossFen: ['GROSS', 1],
  refundFen: ['REFUND', -1],
  feeFen: ['FEE', -1],
  splitOutFen: ['SPLIT_OUT', -1],
  splitInFen: ['SPLIT_IN', 1],
  carryFen: ['CARRY', 1],
} as const

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/**
 * True if the lines add up to the amounts of the bill. Compares without `expect`, so that 100,000 runs are
 * fast.
 */
const isBalanced = (bill: ComposedBill): boolean =>
  bill.payableFen >= 0 &&
  sum(bill.lines.map(({ amountFen }) => amountFen)) === bill.payableFen &&
  Object.entries(kinds).every(([field, [kind, sign]]) => {
    const ofKind = bill.lines.filter((line) => line.kind === kind).map(({ amountFen }) => amountFen)
    return sum(ofKind) === sign * bill[field as keyof typeof kinds]
  })

/**
 * Composes the bills of consecutive dates; each bill takes over the amount that the earlier bills carried
 * over.
 */
function composeChain(dates: readonly (readonly DaySums[])[]) {
  const bills: ComposedBill[] = []
  for (const sums of dates) {
    const carriedFen = sum(bills.map(({ carryFen }) => carryFen))
    const carried: CarriedAmount | undefined =
      carriedFen === 0 ? undefined : { fen: carriedFen, billNo: `B${bills.length}` }
    bills.push(composeBill(sums, carried))
  }
  return bills
}

const netOf = (sums: readonly DaySums[]) =>
  sum(sums.map((one) => one.grossFen - one.refundFen - one.feeFen - one.splitOutFen + one.splitInFen))

const balances = fc.property(days, fc.option(fc.integer({ min: 1, max: 1e9 })), (sums, debt) =>
  isBalanced(composeBill(sums, debt === null ? undefined : { fen: debt, billNo: 'B1' })),
)

const chains = fc.property(fc.array(days, { minLength: 1, maxLength: 12 }), (dates) => {
  const bills = composeChain(dates)
  const paidFen = sum(bills.map(({ payableFen }) => payableFen))
  const openFen = sum(bills.map(({ carryFen }) => carryFen))
  return bills.every(isBalanced) && openFen >= 0 && paidFen - openFen === sum(dates.map(netOf))
})

describe.each([
  ['the lines of any bill add up to its payable amount, which is not negative', balances],
  ['in a chain of bills every fen is paid once or still carried over', chains],
] as const)('%s', (_title, property) => {
  test('in 1,000 runs', () => fc.assert(property as fc.IProperty<unknown>, { numRuns: 1_000 }))
  test('in 100,000 runs', { tags: ['slow'], timeout: 300_000 }, () =>
    fc.assert(property as fc.IProperty<unknown>, { numRuns: 100_000 }),
  )
})
