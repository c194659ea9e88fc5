import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bucket, Report, ReportRow } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { insertBills, runTestReport, type TestBill } from './report.fixture.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase()
})
afterAll(() => server.drop())

let runs = 0

/** Inserts these bills and runs a report that reads only them. */
async function runOver(bills: readonly TestBill[], report: Partial<Report>, view = 'table') {
  runs += 1
  const shopOf = (shop: string) => `r${runs}-${shop}`
  await insertBills(
    server.database.db,
    bills.map((bill) => ({ ...bill, shop: shopOf(bill.shop) })),
  )
  const shops = [...new Set(bills.map(({ shop }) => shopOf(shop)))]
  const conditions = [{ field: 'shopId', op: 'in', values: shops } as const]
  return runTestReport(server.database.db, report, { view, conditions })
}

const bill = (channel: string, day: string, fen: number, feeFen = 0): TestBill => ({
  shop: 's1',
  channel,
  day,
  fen,
  feeFen,
})

const gross = { id: 'gross', fn: 'sum', field: 'grossFen', title: 'x' } as const
const fees = { id: 'fees', fn: 'sum', field: 'feeFen', title: 'x' } as const
const feeRate = { id: 'feeRate', fn: 'ratio', of: 'fees', to: 'gross', title: 'x' } as const
const share = { id: 'share', fn: 'share', of: 'gross', title: 'x' } as const
const channel = { id: 'channel', field: 'channelCode', title: 'x' } as const
const day = { id: 'day', field: 'settleDate', bucket: 'day', title: 'x' } as const
const month = { id: 'month', field: 'settleDate', bucket: 'month', title: 'x' } as const

const PPM = 1_000_000

/** Generates bills. No two bills have the same shop, channel and day. */
const someBills = fc.uniqueArray(
  fc.record({
    shop: fc.constantFrom('s1', 's2', 's3', 's4'),
    channel: fc.constantFrom('wechat', 'alipay', 'unionpay'),
    day: fc.constantFrom('2026-01-31', '2026-02-01', '2026-02-02', '2026-04-01', '2027-01-01'),
    fen: fc.integer({ min: -1_000, max: 100_000_000 }),
    feeFen: fc.integer({ min: -10, max: 1_000_000 }),
  }),
  {
    selector: ({ shop, channel: code, day: date }) => `${shop} ${code} ${date}`,
    minLength: 1,
    maxLength: 30,
  },
)

/** Computes a quotient in parts per million, rounded half up. */
function exactPpm(part: number, whole: number): number | null {
  if (whole === 0) return null
  const sign = whole < 0 ? -1n : 1n
  const dividend = BigInt(part) * 2n * BigInt(PPM) * sign + BigInt(Math.abs(whole))
  const divisor = 2n * BigInt(Math.abs(whole))
  const quotient = dividend / divisor
  return Number(dividend % divisor < 0n ? quotient - 1n : quotient)
}

describe('a ratio', () => {
  test('a ratio is in parts per million, rounded half up', async () => {
    const bills = [
      bill('a', '2026-05-01', 3, 1),
      bill('b', '2026-05-01', 2_000_000, 1),
      bill('c', '2026-05-01', 2_000_000, -1),
    ]

    const { rows, columns } = await runOver(bills, { measures: [gross, fees, feeRate] })

    expect(rows.map((row) => row.feeRate)).toEqual([333_333, 1, 0])
    expect(columns.at(-1)).toEqual({ id: 'feeRate', role: 'measure', type: 'ppm' })
  })

  test('a ratio is empty if the divisor is 0', async () => {
    const { rows } = await runOver([bill('a', '2026-05-01', 0, 5)], { measures: [gross, fees, feeRate] })

    expect(rows).toEqual([{ channel: 'a', gross: 0, fees: 5, feeRate: null }])
  })

  test('a ratio of large amounts is exact', async () => {
    const amount = 9_007_199_254_740_991
    const bills = [bill('a', '2026-05-01', amount, amount - 1), bill('b', '2026-05-01', amount - 1, amount)]

    const { rows } = await runOver(bills, {
      measures: [{ ...gross, fn: 'max' }, { ...fees, fn: 'max' }, feeRate],
    })

    expect(rows.map((row) => row.feeRate)).toEqual([PPM, PPM])
  })

  test('rows sort by a ratio', async () => {
    const bills = [
      bill('a', '2026-05-01', 100, 1),
      bill('b', '2026-05-01', 100, 3),
      bill('c', '2026-05-01', 100, 2),
    ]

    const { rows } = await runOver(bills, {
      measures: [gross, fees, feeRate],
      sort: [{ by: 'feeRate', order: 'desc' }],
    })

    expect(rows.map((row) => row.channel)).toEqual(['b', 'c', 'a'])
  })

  test('a ratio is left out without the permission for one of its measures', async () => {
    const measures = [gross, { ...fees, requires: 'bill:fees' }, feeRate]

    const { columns } = await runOver([bill('a', '2026-05-01', 1)], { measures })

    expect(columns.map(({ id }) => id)).toEqual(['channel', 'gross'])
  })

  test('a computed measure and a check can read a ratio', async () => {
    const { totals, checks } = await runOver([bill('a', '2026-05-01', 200, 1)], {
      measures: [
        gross,
        fees,
        { ...feeRate, hidden: true },
        { id: 'twice', expr: { $expr: 'row.feeRate * 2' }, title: 'x' },
      ],
      checks: [{ id: 'low', expr: { $expr: 'data.totals.feeRate < 6000' }, message: 'x' }],
    })

    expect(totals.twice).toBe(10_000)
    expect(checks).toMatchObject([{ id: 'low', passed: true }])
  })
})

describe('derived measures of all groups', () => {
  test('subtotals and totals have the ratio of their sums', async () => {
    await fc.assert(
      fc.asyncProperty(someBills, fc.constantFrom('table', 'pivot'), async (bills, view) => {
        const result = await runOver(
          bills,
          {
            dimensions: [month, channel],
            measures: [gross, fees, feeRate],
            pivot: { rows: ['month'], columns: ['channel'], values: ['feeRate'] },
          },
          view,
        )

        for (const row of [...result.rows, ...result.subtotals.flatMap(({ rows }) => rows), result.totals]) {
          expect(row.feeRate).toBe(exactPpm(Number(row.fees), Number(row.gross)))
        }
        expect(result.totals).toMatchObject({ gross: sumOf(bills, 'fen'), fees: sumOf(bills, 'feeFen') })
      }),
      { numRuns: 10 },
    )
  })

  test('shares of the total add up to a million, up to half a millionth for each group', async () => {
    await fc.assert(
      fc.asyncProperty(someBills, async (bills) => {
        const { rows, subtotals, totals } = await runOver(bills, {
          dimensions: [day, channel],
          measures: [gross, share],
        })

        expect(totals.share).toBe(totals.gross === 0 ? null : PPM)
        for (const groups of [rows, ...subtotals.map((set) => set.rows)]) {
          for (const row of groups) expect(row.share).toBe(exactPpm(Number(row.gross), Number(totals.gross)))
          if (totals.gross === 0) continue
          expect(Math.abs(sumOf(groups, 'share') - PPM)).toBeLessThanOrEqual(groups.length / 2)
        }
      }),
      { numRuns: 10 },
    )
  })

  test('a share is one of all rows, also of those beyond the row limit', async () => {
    const bills = [bill('a', '2026-05-01', 1), bill('b', '2026-05-01', 3)]

    const { rows } = await runOver(bills, { measures: [gross, share], limit: 1 })

    expect(rows).toEqual([{ channel: 'a', gross: 1, share: 250_000 }])
  })
})

const running = { id: 'running', fn: 'running', of: 'gross', title: 'x' } as const
const previous = { id: 'previous', fn: 'previous', of: 'gross', title: 'x' } as const
const change = { id: 'change', fn: 'change', of: 'gross', title: 'x' } as const
const valuesOf = (rows: readonly ReportRow[], ...ids: string[]) => rows.map((row) => ids.map((id) => row[id]))

describe('a running total', () => {
  test('a running total adds up the earlier rows of its group, in any order of the rows', async () => {
    const bills = [bill('a', '2026-05-01', 1), bill('b', '2026-05-02', 10), bill('a', '2026-05-04', 2)]

    const { rows, subtotals, totals } = await runOver(bills, {
      dimensions: [day, channel],
      measures: [gross, running],
      sort: [{ by: 'day', order: 'desc' }],
    })

    expect(valuesOf(rows, 'day', 'channel', 'running')).toEqual([
      ['2026-05-04', 'a', 3],
      ['2026-05-02', 'b', 10],
      ['2026-05-01', 'a', 1],
    ])
    expect(valuesOf(subtotals[0]?.rows ?? [], 'running')).toEqual([[13], [11], [1]])
    expect(totals.running).toBe(13)
  })

  test('a running total includes rows beyond the row limit', async () => {
    const bills = [bill('a', '2026-05-01', 1), bill('a', '2026-05-02', 2)]

    const { rows } = await runOver(bills, {
      dimensions: [day],
      measures: [gross, running],
      sort: [{ by: 'day', order: 'desc' }],
      limit: 1,
    })

    expect(rows).toEqual([{ day: '2026-05-02', gross: 2, running: 3 }])
  })

  test('days within months add up over all months', async () => {
    const bills = [bill('a', '2026-05-31', 1), bill('a', '2026-06-01', 2), bill('a', '2026-06-02', 4)]

    const { rows, subtotals } = await runOver(bills, { dimensions: [month, day], measures: [gross, running] })

    expect(valuesOf(rows, 'running')).toEqual([[1], [3], [7]])
    expect(valuesOf(subtotals[0]?.rows ?? [], 'running')).toEqual([[1], [7]])
  })

  test('the last running total of each group is the sum of the group', async () => {
    await fc.assert(
      fc.asyncProperty(someBills, async (bills) => {
        const { rows, totals } = await runOver(bills, {
          dimensions: [day, channel],
          measures: [gross, running],
        })

        const last = new Map(rows.map((row) => [row.channel, row]))
        expect(sumOf([...last.values()], 'running')).toBe(totals.gross)
        expect(totals.running).toBe(totals.gross)
      }),
      { numRuns: 5 },
    )
  })
})

describe('the previous period', () => {
  const time = (bucket: Bucket) => ({ ...day, id: 'time', bucket })

  test.each([
    ['day', '2026-02-28', '2026-03-01'],
    ['week', '2026-02-28', '2026-03-02'],
    ['month', '2026-01-31', '2026-02-28'],
    ['quarter', '2025-12-31', '2026-01-01'],
    ['year', '2025-01-01', '2026-12-31'],
  ] as const)('the previous %s of a figure is the bucket before', async (bucket, before, after) => {
    const bills = [bill('a', before, 200), bill('a', after, 250)]

    const { rows, totals } = await runOver(bills, {
      dimensions: [time(bucket)],
      measures: [gross, previous, change],
    })

    expect(valuesOf(rows, 'previous', 'change')).toEqual([
      [null, null],
      [200, 250_000],
    ])
    expect(totals).toMatchObject({ previous: null, change: null })
  })

  test('a figure has no previous period after a gap, and no change from 0', async () => {
    const bills = [bill('a', '2026-05-01', 5), bill('a', '2026-05-03', 0), bill('a', '2026-05-04', 5)]

    const { rows } = await runOver(bills, { dimensions: [day], measures: [gross, previous, change] })

    expect(valuesOf(rows, 'previous', 'change')).toEqual([
      [null, null],
      [null, null],
      [0, null],
    ])
  })

  test('each subtotal compares its own bucket, each group its own rows', async () => {
    const bills = [
      bill('a', '2026-05-31', 1),
      bill('b', '2026-05-31', 10),
      bill('a', '2026-06-01', 2),
      bill('b', '2026-06-02', 20),
    ]

    const { rows, subtotals } = await runOver(bills, {
      dimensions: [month, day, channel],
      measures: [gross, previous],
    })

    expect(valuesOf(rows, 'day', 'channel', 'previous')).toEqual([
      ['2026-05-31', 'a', null],
      ['2026-05-31', 'b', null],
      ['2026-06-01', 'a', 1],
      ['2026-06-02', 'b', null],
    ])
    expect(valuesOf(subtotals[0]?.rows ?? [], 'previous')).toEqual([[null], [11]])
    expect(valuesOf(subtotals[1]?.rows ?? [], 'previous')).toEqual([[null], [11], [2]])
  })

  test('a change from a negative amount to a positive one is positive', async () => {
    const bills = [bill('a', '2026-05-01', -200), bill('a', '2026-05-02', 100)]

    const { rows } = await runOver(bills, { dimensions: [day], measures: [gross, change] })

    expect(valuesOf(rows, 'change')).toEqual([[null], [1_500_000]])
  })

  test('a view without time has running totals only', async () => {
    const { rows } = await runOver(
      [bill('a', '2026-05-01', 3), bill('a', '2026-05-02', 4)],
      {
        dimensions: [day, channel],
        measures: [gross, running, previous, change],
        charts: [{ id: 'c', type: 'Bar', title: 'x', x: 'channel', y: ['gross'] }],
      },
      'c',
    )

    expect(rows).toEqual([{ channel: 'a', gross: 7, running: 7, previous: null, change: null }])
  })
})

const sumOf = <Key extends string>(rows: readonly Partial<Record<Key, ReportRow[string]>>[], key: Key) =>
  rows.reduce((sum, row) => sum + Number(row[key]), 0)
