import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Report, ReportRow } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { insertBills, runTestReport } from './report.fixture.ts'

let server: TestDatabase
beforeAll(async () => {
  server = await createTestDatabase()
  const bill = (shop: string, channel: string, day: string, fen: number) => ({ shop, channel, day, fen })
  await insertBills(server.database.db, [
    bill('s1', 'a', '2026-05-01', 10),
    bill('s1', 'b', '2026-05-01', 40),
    bill('s2', 'b', '2026-05-02', 2),
    bill('s2', 'c', '2026-05-02', 30),
    bill('s3', 'd', '2026-05-02', 5),
    bill('s4', 'd', '2026-06-02', 15),
  ])
})
afterAll(() => server.drop())

const gross = { id: 'gross', fn: 'sum', field: 'grossFen', title: 'x' } as const
const day = { id: 'day', field: 'settleDate', bucket: 'day', title: 'x' } as const
const channels = (count: number, by = 'gross') =>
  ({ id: 'channel', field: 'channelCode', title: 'x', top: { count, by } }) as const
const run = (report: Partial<Report>, options: { codes?: string[]; view?: string } = {}) =>
  runTestReport(server.database.db, { measures: [gross], ...report }, options)
const grossOf = (rows: readonly ReportRow[]) => rows.map(({ channel, gross: sum }) => [channel, sum])

test('groups below the top are one group, which is last in any sort order', async () => {
  const { rows, totals } = await run({
    dimensions: [channels(2)],
    sort: [{ by: 'gross', order: 'desc' }],
  })

  expect(rows).toEqual([
    { channel: 'b', 'channel.others': 0, gross: 42 },
    { channel: 'c', 'channel.others': 0, gross: 30 },
    { channel: null, 'channel.others': 1, gross: 30 },
  ])
  expect(totals.gross).toBe(102)
})

test('groups are ranked over the whole report, not in each outer group', async () => {
  const { rows, subtotals } = await run({ dimensions: [day, channels(1)] })

  expect(grossOf(rows)).toEqual([
    ['b', 40],
    [null, 10],
    ['b', 2],
    [null, 35],
    [null, 15],
  ])
  expect(grossOf(subtotals[0]?.rows ?? [])).toEqual([
    [null, 50],
    [null, 37],
    [null, 15],
  ])
})

test('equal groups are ranked by their values', async () => {
  const { rows } = await run({
    dimensions: [channels(1, 'shops')],
    measures: [gross, { id: 'shops', fn: 'countDistinct', field: 'shopId', title: 'x' }],
  })

  expect(rows).toMatchObject([
    { channel: 'b', shops: 2 },
    { channel: null, shops: 4 },
  ])
})

test('two dimensions have their own top groups', async () => {
  const shop = { id: 'shop', field: 'shopId', title: 'x', top: { count: 1, by: 'gross' } }

  const { rows } = await run({ dimensions: [shop, channels(1)] })

  expect(rows.map((row) => [row.shop, row.channel, row.gross])).toEqual([
    ['s1', 'b', 40],
    ['s1', null, 10],
    [null, 'b', 2],
    [null, null, 50],
  ])
})

test('a dimension with a key is ranked by its key', async () => {
  await sql`insert into shop_basic_info (id, shop_code, shop_name, brand_id, type, status, sys_org_code)
    values ('s1', 'S1', 'Twin', 'b1', 'x', 'ACTIVE', 'A01'), ('s2', 'S2', 'Twin', 'b1', 'x', 'ACTIVE', 'A01')`.execute(
    server.database.db,
  )
  const dimensions = [
    { id: 'shop', field: 'shopName', key: 'shopId', title: 'x', top: { count: 1, by: 'gross' } },
  ]

  const { rows } = await run({ joins: [{ relation: 'shop' }], dimensions })

  expect(rows).toEqual([
    { shop: 'Twin', 'shop.key': 's1', 'shop.others': 0, gross: 50 },
    { shop: null, 'shop.key': null, 'shop.others': 1, gross: 52 },
  ])
})

test('all groups are separate without the permission for the ranking measure', async () => {
  const report: Partial<Report> = {
    dimensions: [channels(1)],
    measures: [
      { id: 'bills', fn: 'count', title: 'x' },
      { ...gross, requires: 'bill:amounts' },
    ],
  }

  const [without, having] = [await run(report), await run(report, { codes: ['bill:amounts'] })]

  expect(without.rows.map(({ channel }) => channel)).toEqual(['a', 'b', 'c', 'd'])
  expect(having.rows.map(({ channel }) => channel)).toEqual(['b', null])
})

test('top groups and others add up to the whole, in every view', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 5 }),
      fc.constantFrom('table', 'pivot', 'chart'),
      async (count, view) => {
        const { rows, subtotals, totals } = await run(
          {
            dimensions: [day, channels(count)],
            measures: [gross, { id: 'share', fn: 'share', of: 'gross', title: 'x' }],
            pivot: { rows: ['channel'], columns: ['day'], values: ['gross'] },
            charts: [{ id: 'chart', type: 'Bar', title: 'x', x: 'channel', y: ['gross'] }],
          },
          { view },
        )

        const sumOf = (groups: readonly ReportRow[]) =>
          groups.reduce((sum, row) => sum + Number(row.gross), 0)
        expect(totals).toMatchObject({ gross: 102, share: 1_000_000 })
        for (const groups of [rows, ...subtotals.map((set) => set.rows)]) expect(sumOf(groups)).toBe(102)
        const shown = new Set(rows.map(({ channel }) => channel))
        expect(shown.size).toBe(Math.min(count + 1, 4))
      },
    ),
    { numRuns: 15 },
  )
})
