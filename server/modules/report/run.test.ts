import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Bucket, Report } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { emptyScope, unlimitedScope } from '../../platform/http/data-scope.ts'
import { planReport } from './plan.ts'
import { bills, insertBills, runTestReport, testPage } from './report.fixture.ts'
import { runPlan } from './run.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase()
  await sql`insert into shop_basic_info (id, shop_code, shop_name, brand_id, type, status, sys_org_code)
    values ('s1', 'S1', 'Twin', 'b1', 'x', 'ACTIVE', 'A01'), ('s2', 'S2', 'Twin', 'b1', 'x', 'ACTIVE', 'A01')`.execute(
    server.database.db,
  )
  await sql`insert into brand (id, code, name) values ('b1', 'B1', 'Brew')`.execute(server.database.db)
  await insertBills(server.database.db, [
    { shop: 's1', channel: 'wechat', day: '2026-05-03', fen: 1 },
    { shop: 's1', channel: 'alipay', day: '2026-05-04', fen: 2 },
    { shop: 's2', channel: 'wechat', day: '2026-05-10', fen: 3 },
    { shop: 's2', channel: 'other', day: '2026-05-11', fen: 4 },
  ])
})
afterAll(() => server.drop())

const count = { id: 'bills', fn: 'count', title: 'Bills' } as const
const nobody = { permissions: new Set<string>() }

const run = (report: Partial<Report>, options: { codes?: string[]; view?: string } = {}) =>
  runTestReport(server.database.db, report, options)

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
    const plan = planReport(testPage({ measures }), bills, 'table', nobody)

    const { totals } = await runPlan(server.database.db, plan, {
      conditions: [],
      scope: emptyScope,
      user: {},
    })

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

  test('a relation of a relation is joined with the relation between them', async () => {
    const report: Partial<Report> = {
      joins: [{ relation: 'shop.department' }, { relation: 'shop' }],
      dimensions: [{ id: 'department', field: 'departName', key: 'departCode', title: 'x' }],
    }

    await sql`insert into sys_depart (id, depart_name, org_code) values ('west', 'West', 'A01')`.execute(
      server.database.db,
    )

    const { rows } = await run(report)

    expect(rows).toEqual([{ department: 'West', 'department.key': 'A01', bills: 4 }])
  })

  test.each([
    ['day', ['2026-05-03', '2026-05-04', '2026-05-10', '2026-05-11']],
    ['week', ['2026-04-27', '2026-05-04', '2026-05-11']],
    ['month', ['2026-05']],
    ['quarter', ['2026-Q2']],
    ['year', ['2026']],
  ] as const)('a dimension of days is grouped by %s', async (bucket, begins) => {
    const { rows } = await run({ dimensions: [{ id: 'time', field: 'settleDate', bucket, title: 'x' }] })

    expect(rows.map(({ time }) => time)).toEqual(begins)
  })

  test('days of a dimension begin in the business time zone', async () => {
    await sql`update settle_bill set create_time = '2026-05-03 16:30:00+00' where id = 's1-wechat-2026-05-03'`.execute(
      server.database.db,
    )
    const of = (bucket: Bucket) =>
      run({ dimensions: [{ id: 'time', field: 'createTime', bucket, title: 'x' }] })

    const [byDay, byHour] = [await of('day'), await of('hour')]

    expect(byDay.rows[0]).toEqual({ time: '2026-05-04', bills: 1 })
    expect(byHour.rows[0]).toEqual({ time: '2026-05-04 00:00', bills: 1 })
  })

  test('quarters and years of a dimension begin in the business time zone', async () => {
    const setTime = (time: string) =>
      sql`update settle_bill set create_time = ${time}::timestamptz where id = 's1-wechat-2026-05-03'`.execute(
        server.database.db,
      )
    const groupBy = async (bucket: Bucket) =>
      (await run({ dimensions: [{ id: 'time', field: 'createTime', bucket, title: 'x' }] })).rows[0]?.time

    await setTime('2025-12-31 15:59:59+00')
    expect([await groupBy('quarter'), await groupBy('year')]).toEqual(['2025-Q4', '2025'])
    await setTime('2025-12-31 16:00:00+00')
    expect([await groupBy('quarter'), await groupBy('year')]).toEqual(['2026-Q1', '2026'])
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
      testPage({ budget: { maxRows: 10, maxSeconds: 0.1 } }),
      { ...bills, list: slow },
      'table',
      nobody,
    )

    const running = runPlan(server.database.db, plan, { conditions: [], scope: unlimitedScope, user: {} })

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
    await insertBills(server.database.db, [
      { shop: 's1', channel: 'big', day: '2026-06-01', fen: 9_007_199_254_740_991 },
    ])
    await insertBills(server.database.db, [
      { shop: 's2', channel: 'big', day: '2026-06-01', fen: 9_007_199_254_740_990 },
    ])

    const sum = run({ measures: [{ id: 'gross', fn: 'sum', field: 'grossFen', title: 'x' }] })

    await expect(sum).rejects.toMatchObject({ code: 'DB_UNSAFE_NUMBER' })
  })
})
