import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Report, ReportPage } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { emptyScope, unlimitedScope } from '../../platform/http/data-scope.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import { registry } from '../../registry.ts'
import { planReport } from './plan.ts'
import { runPlan } from './run.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase()
  await sql`insert into shop_basic_info (id, shop_code, shop_name, brand_id, type, status, sys_org_code)
    values ('s1', 'S1', 'Twin', 'b1', 'x', 'ACTIVE', 'A01'), ('s2', 'S2', 'Twin', 'b1', 'x', 'ACTIVE', 'A01')`.execute(
    server.database.db,
  )
  await sql`insert into brand (id, code, name) values ('b1', 'B1', 'Brew')`.execute(server.database.db)
  const made = [
    ['s1', 'wechat', '2026-05-03', 1],
    ['s1', 'alipay', '2026-05-04', 2],
    ['s2', 'wechat', '2026-05-10', 3],
    ['s2', 'other', '2026-05-11', 4],
  ] as const
  for (const [shop, channel, day, fen] of made) await insertBill(shop, channel, day, fen)
})
afterAll(() => server.drop())

/** Inserts a bill with a single line of this amount. */
async function insertBill(shop: string, channel: string, day: string, fen: number) {
  const id = `${shop}${fen}`
  await server.database.db.transaction().execute(async (tx) => {
    await sql`insert into settle_bill (id, bill_no, shop_id, channel_code, settle_date, trade_begin_date,
        trade_end_date, trade_count, refund_count, gross_fen, refund_fen, fee_fen, payable_fen, status, sys_org_code)
      values (${id}, ${id}, ${shop}, ${channel}, ${day}::date, ${day}::date, ${day}::date, ${fen % 1000}, 0, ${fen}, 0, 0,
        ${fen}, 'PENDING', 'A01')`.execute(tx)
    await sql`insert into settle_bill_item (id, bill_id, kind, amount_fen) values (${id}, ${id}, 'GROSS', ${fen})`.execute(
      tx,
    )
  })
}

const count = { id: 'bills', fn: 'count', title: 'Bills' } as const
const page = (report: Partial<Report>): ReportPage => ({
  format: 1,
  id: 'bill/TestReport',
  kind: 'report',
  title: 'Test',
  requires: { view: 'bill:report' },
  report: {
    source: { model: 'SettleBill' },
    dimensions: [{ id: 'channel', field: 'channelCode', title: 'Channel' }],
    measures: [count],
    budget: { maxRows: 100, maxSeconds: 10 },
    ...report,
  },
})

const bills = registry.reports.SettleBill as NonNullable<(typeof registry.reports)[string]>
const nobody = { permissions: new Set<string>() }

const run = async (
  report: Partial<Report>,
  { codes = [], view = 'table' }: { codes?: string[]; view?: string } = {},
) => {
  const plan = planReport(page(report), bills, view, { permissions: new Set(codes) })
  const conditions: ListCondition[] = []
  return runPlan(server.database.db, plan, { conditions, scope: unlimitedScope })
}

describe('a measure', () => {
  test('a measure is the result of its function over the rows', async () => {
    const { totals, columns } = await run({
      measures: [
        { id: 'all', fn: 'count', title: 'x' },
        { id: 'noted', fn: 'count', field: 'confirmBy', title: 'x' },
        { id: 'shops', fn: 'countDistinct', field: 'shopId', title: 'x' },
        { id: 'least', fn: 'min', field: 'payableFen', title: 'x' },
        { id: 'last', fn: 'max', field: 'settleDate', title: 'x' },
        { id: 'mean', fn: 'avg', field: 'payableFen', title: 'x' },
        { id: 'trades', fn: 'avg', field: 'tradeCount', title: 'x' },
      ],
    })

    expect(totals).toMatchObject({
      all: 4,
      noted: 0,
      shops: 2,
      least: 1,
      last: '2026-05-11',
      mean: 3,
      trades: 2.5,
    })
    expect(columns.find(({ id }) => id === 'mean')).toMatchObject({ type: 'fen', isRounded: true })
    expect(columns.find(({ id }) => id === 'trades')).toMatchObject({ type: 'number' })
  })

  test('a sum over no rows is zero, and an average is empty', async () => {
    const measures: Report['measures'] = [
      { id: 'sum', fn: 'sum', field: 'grossFen', title: 'x' },
      { id: 'mean', fn: 'avg', field: 'grossFen', title: 'x' },
    ]
    const plan = planReport(page({ measures }), bills, 'table', nobody)

    const { totals } = await runPlan(server.database.db, plan, { conditions: [], scope: emptyScope })

    expect(totals).toMatchObject({ sum: 0, mean: null })
  })

  test('a measure is left out without its permission, with all measures and checks based on it', async () => {
    const report: Partial<Report> = {
      measures: [
        count,
        { id: 'gross', fn: 'sum', field: 'grossFen', title: 'x', requires: 'bill:amounts' },
        { id: 'twice', expr: { $expr: 'row.gross + row.gross' }, title: 'x' },
      ],
      checks: [{ id: 'positive', expr: { $expr: 'data.totals.gross > 0' }, message: 'x' }],
    }

    const without = await run(report)
    const having = await run(report, { codes: ['bill:amounts'] })

    expect(without).toMatchObject({ totals: { bills: 4 }, checks: [] })
    expect(Object.keys(without.rows[0] ?? {})).toEqual(['channel', 'bills'])
    expect(having.totals).toMatchObject({ gross: 10, twice: 20 })
    expect(having.checks).toEqual([{ id: 'positive', passed: true, difference: null, type: 'fen' }])
  })
})

describe('a dimension', () => {
  test('a dimension with a key separates records of the same name', async () => {
    const report: Partial<Report> = {
      joins: [{ relation: 'shop' }],
      dimensions: [{ id: 'shop', field: 'shopName', key: 'shopId', title: 'x' }],
    }

    const { rows } = await run(report)

    expect(rows).toEqual([
      { shop: 'Twin', 'shop.key': 's1', bills: 2 },
      { shop: 'Twin', 'shop.key': 's2', bills: 2 },
    ])
  })

  test.each([
    ['day', ['2026-05-03', '2026-05-04', '2026-05-10', '2026-05-11']],
    ['week', ['2026-04-27', '2026-05-04', '2026-05-11']],
    ['month', ['2026-05']],
  ] as const)('a dimension of days is grouped by %s', async (bucket, begins) => {
    const { rows } = await run({ dimensions: [{ id: 'time', field: 'settleDate', bucket, title: 'x' }] })

    expect(rows.map(({ time }) => time)).toEqual(begins)
  })

  test('days of a dimension begin in the business time zone', async () => {
    await sql`update settle_bill set create_time = '2026-05-03 16:30:00+00' where id = 's11'`.execute(
      server.database.db,
    )
    const of = (bucket: 'day' | 'hour') =>
      run({ dimensions: [{ id: 'time', field: 'createTime', bucket, title: 'x' }] })

    const [byDay, byHour] = [await of('day'), await of('hour')]

    expect(byDay.rows[0]).toEqual({ time: '2026-05-04', bills: 1 })
    expect(byHour.rows[0]).toEqual({ time: '2026-05-04 00:00', bills: 1 })
  })

  test('a dimension of a relation that is not joined is refused', async () => {
    const report: Partial<Report> = { dimensions: [{ id: 'shop', field: 'shopName', title: 'x' }] }

    await expect(run(report)).rejects.toThrow('shopName')
  })

  test.each(['id', 'accountNo', 'constructor', 'sys_org_code'])(
    'reports cannot read the field %s',
    async (field) => {
      await expect(run({ dimensions: [{ id: 'x', field, title: 'x' }] })).rejects.toThrow(field)
    },
  )

  test('a dimension is left out without its permission', async () => {
    const report: Partial<Report> = {
      dimensions: [
        { id: 'channel', field: 'channelCode', title: 'x' },
        { id: 'by', field: 'confirmBy', title: 'x', requires: 'bill:people' },
      ],
    }

    expect((await run(report)).columns.map(({ id }) => id)).toEqual(['channel', 'bills'])
    expect((await run(report, { codes: ['bill:people'] })).columns.map(({ id }) => id)).toContain('by')
    const [, secret] = report.dimensions ?? []
    await expect(run({ dimensions: secret ? [secret] : [] })).rejects.toMatchObject({ code: 'FORBIDDEN' })
  })
})

describe('a pivot', () => {
  test('a pivot has sums of each row, of each column and in total, for averages too', async () => {
    const { rows, subtotals, totals } = await run(
      {
        dimensions: [
          { id: 'channel', field: 'channelCode', title: 'x' },
          { id: 'month', field: 'settleDate', bucket: 'month', title: 'x' },
        ],
        measures: [{ id: 'shops', fn: 'countDistinct', field: 'shopId', title: 'x' }],
        pivot: { rows: ['month'], columns: ['channel'], values: ['shops'] },
      },
      { view: 'pivot' },
    )

    expect(rows.map(({ month, channel, shops }) => [month, channel, shops])).toEqual([
      ['2026-05', 'alipay', 1],
      ['2026-05', 'other', 1],
      ['2026-05', 'wechat', 2],
    ])
    expect(subtotals.map(({ by, rows: sums }) => [by, sums.map(({ shops }) => shops)])).toEqual([
      [['channel'], [1, 1, 2]],
      [['month'], [2]],
    ])
    expect(totals.shops).toBe(2)
  })
})

describe('the budget of a report', () => {
  test('the budget cuts the rows, never the totals, and the result tells that rows are missing', async () => {
    const { rows, totals, isCut } = await run({ budget: { maxRows: 2, maxSeconds: 10 } })

    expect([rows.length, totals.bills, isCut]).toEqual([2, 4, true])
  })

  test('the row limit of the page is not reported as a cut', async () => {
    const sort: Report['sort'] = [{ by: 'bills', order: 'desc' }]

    const { rows, isCut } = await run({ limit: 1, sort })

    expect([rows, isCut]).toEqual([[{ channel: 'wechat', bills: 2 }], false])
  })

  test('a query that exceeds the time limit is stopped', async () => {
    const slow = { ...bills.list, rows: sql`settle_bill t cross join lateral (select pg_sleep(0.2)) slowly` }
    const plan = planReport(
      page({ budget: { maxRows: 10, maxSeconds: 0.1 } }),
      { ...bills, list: slow },
      'table',
      nobody,
    )

    const running = runPlan(server.database.db, plan, { conditions: [], scope: unlimitedScope })

    await expect(running).rejects.toMatchObject({ code: 'REPORT_TOO_SLOW', status: 422 })
  })

  test('the timeout of the connection is restored after a report', async () => {
    await run({ budget: { maxRows: 10, maxSeconds: 1 } })

    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
      server.database.db,
    )

    expect(rows[0]?.statement_timeout).toBe('30s')
  })

  test('sums beyond exact integers are refused instead of rounded', async () => {
    await insertBill('s1', 'big', '2026-06-01', 9_007_199_254_740_991)
    await insertBill('s2', 'big', '2026-06-01', 9_007_199_254_740_990)

    const sum = run({ measures: [{ id: 'gross', fn: 'sum', field: 'grossFen', title: 'x' }] })

    await expect(sum).rejects.toMatchObject({ code: 'DB_UNSAFE_NUMBER' })
  })
})
