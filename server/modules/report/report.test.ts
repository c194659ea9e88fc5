import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ReportResult, ReportRow } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const PEOPLE = ['admin', 'clerk', 'supervisor', 'keeper', 'configurator'] as const
type Person = (typeof PEOPLE)[number]

const PAGE = 'bill/SettleBillReport'
const SUMS = { bills: 'count(*)', gross: 'sum(gross_fen)', refunds: 'sum(refund_fen)', fees: 'sum(fee_fen)' }

let server: TestApp
let tokens: Record<Person, { 'x-access-token': string }>
let days: { first: string; last: string }
beforeAll(async () => {
  server = await createTestApp()
  const signedIn = await Promise.all(PEOPLE.map(async (name) => [name, await server.signIn(name)] as const))
  tokens = Object.fromEntries(signedIn) as typeof tokens
  const { rows } = await sql<typeof days>`select min(settle_date) as first, max(settle_date) as last
    from settle_bill`.execute(server.services.database.db)
  days = rows[0] as typeof days
})
afterAll(() => server.close())

const ask = (body: object, by: Person = 'admin', path = 'run') =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/app/reports/${path}`,
    payload: { page: PAGE, ...body },
    headers: { ...tokens[by], 'x-locale': 'en-US' },
  })
const whole = () => ({ byDate: [days.first, days.last] })
const run = async (
  params: object = {},
  { by = 'admin', view = 'table' }: { by?: Person; view?: string } = {},
) => {
  const answer = await ask({ view, params: { ...whole(), ...params } }, by)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json().result as ReportResult
}
const sumOf = (rows: readonly ReportRow[], id: string) => rows.reduce((sum, row) => sum + Number(row[id]), 0)

async function inDatabase(where = sql`true`): Promise<Record<string, number>> {
  const columns = Object.entries(SUMS).map(([id, fn]) => sql`coalesce(${sql.raw(fn)}, 0) as ${sql.id(id)}`)
  const { rows } = await sql<Record<string, number>>`select ${sql.join(columns)} from settle_bill
    where ${where}`.execute(server.services.database.db)
  return rows[0] ?? {}
}

describe('a report', () => {
  test('the report sums all bills of its days by settlement date, channel and shop', async () => {
    const { columns, rows, totals, isCut, ranAt, checks } = await run()

    expect(columns.map(({ id, type }) => [id, type])).toEqual([
      ['day', 'day'],
      ['channel', 'text'],
      ['shop', 'text'],
      ['bills', 'integer'],
      ['gross', 'fen'],
      ['refunds', 'fen'],
      ['fees', 'fen'],
      ['feeRate', 'ppm'],
      ['others', 'fen'],
      ['payable', 'fen'],
    ])
    expect(totals).toMatchObject(await inDatabase())
    expect(sumOf(rows, 'gross')).toBe(totals.gross)
    expect(rows[0]).toMatchObject({ day: days.last, 'shop.key': expect.stringMatching(/^\d+$/) })
    expect(isCut).toBe(false)
    expect(ranAt).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(checks).toEqual([{ id: 'payableAddsUp', passed: true, difference: 0, type: 'fen' }])
  })

  test('the report returns whole numbers of fen, and nothing that its page hides', async () => {
    const { rows, totals } = await run()

    const amounts = rows.flatMap(({ gross, refunds, fees, others, payable }) => [
      gross,
      refunds,
      fees,
      others,
      payable,
    ])
    expect(amounts.every(Number.isSafeInteger)).toBe(true)
    expect(Object.keys(rows[0] ?? {})).not.toContain('splitIn')
    expect(totals.others).toBe(
      Number(totals.payable) - Number(totals.gross) + Number(totals.refunds) + Number(totals.fees),
    )
  })

  test('the report sorts groups by their dimension, and shops in a group by their payout', async () => {
    const { rows } = await run()

    const groups = [...new Set(rows.map(({ day, channel }) => `${day} ${channel}`))]
    const payable = groups.map((key) =>
      rows.filter(({ day, channel }) => `${day} ${channel}` === key).map((row) => Number(row.payable)),
    )
    const ofDays = groups.map((key) => key.slice(0, 10))
    expect(ofDays).toEqual([...ofDays].sort().reverse())
    expect(payable).toEqual(payable.map((group) => [...group].sort((a, b) => b - a)))
  })

  test('the report has a subtotal for each outer group', async () => {
    const { rows, subtotals } = await run()

    expect(subtotals.map(({ by }) => by)).toEqual([['day'], ['day', 'channel']])
    const first = subtotals[0]?.rows[0] as ReportRow
    expect(first).toMatchObject({ day: days.last, channel: null, shop: null })
    expect(
      sumOf(
        rows.filter(({ day }) => day === first.day),
        'payable',
      ),
    ).toBe(first.payable)
  })

  test('the view of a chart returns only its points', async () => {
    const { columns, subtotals, rows, totals } = await run({}, { view: 'trend' })

    expect(columns.filter(({ role }) => role === 'dimension').map(({ id }) => id)).toEqual(['day', 'channel'])
    expect(subtotals).toEqual([])
    expect(sumOf(rows, 'payable')).toBe(totals.payable)
  })

  test('a report without bills has no rows and sums of zero', async () => {
    const { rows, totals, checks } = await run({ byDate: ['2001-01-01', '2001-01-31'] })

    expect(rows).toEqual([])
    expect(totals).toMatchObject({ bills: 0, gross: 0, payable: 0, others: 0 })
    expect(checks).toMatchObject([{ passed: true }])
  })
})

describe('sums by any pivot', () => {
  test('the sums of any pivot are equal to the total, whatever the filters', async () => {
    const channels = ['wechat', 'alipay', 'unionpay']
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 30 }),
        fc.integer({ min: 0, max: 30 }),
        fc.option(fc.constantFrom(...channels), { nil: undefined }),
        fc.constantFrom('table', 'pivot', 'trend'),
        async (from, length, channel, view) => {
          const byDate = [dayAfter(days.first, from), dayAfter(days.first, from + length)]
          const { rows, subtotals, totals } = await run(
            { byDate, ...(channel && { byChannel: channel }) },
            { view },
          )

          for (const id of ['bills', 'gross', 'refunds', 'fees', 'others', 'payable']) {
            expect(sumOf(rows, id)).toBe(totals[id])
            for (const set of subtotals) expect(sumOf(set.rows, id)).toBe(totals[id])
          }
        },
      ),
      { numRuns: 25 },
    )
  })
})

const dayAfter = (day: string, count: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)

describe('a filter', () => {
  test('a filter applies to rows and totals in the same way', async () => {
    const { rows, totals } = await run({ byChannel: 'wechat', byStatus: ['SETTLED', 'PENDING'] })

    expect(new Set(rows.map(({ channel }) => channel))).toEqual(new Set(['wechat']))
    expect(totals).toMatchObject(
      await inDatabase(sql`channel_code = 'wechat' and status in ('SETTLED', 'PENDING')`),
    )
  })

  test.each([
    ["' or 1=1 --", 'byChannel'],
    ["wechat'; drop table settle_bill; --", 'byChannel'],
    ["x') union select password from sys_user --", 'byShop'],
    ['$1', 'byShop'],
    ['t.id', 'byShop'],
  ])('a filter reads %s as a text without matches', async (text, filter) => {
    const { rows } = await run({ [filter]: text })

    expect(rows).toEqual([])
    expect(await inDatabase()).toMatchObject({ bills: expect.any(Number) })
  })

  test.each([
    ['an invalid day', { byDate: ["2026-01-01' or true", '2026-01-02'] }, 'byDate'],
    ['a day that does not exist', { byDate: ['2026-02-30', '2026-03-02'] }, 'byDate'],
    ['an unknown filter', { byOrg: 'A01' }, 'byOrg'],
    [
      'a filter named like a prototype key',
      JSON.parse('{"__proto__x": "1", "constructor": "2"}'),
      'constructor',
    ],
    ['control characters', { byShop: 'a\u0007b' }, 'byShop'],
  ])('a filter with %s is refused by its name', async (_name, params, field) => {
    const answer = await ask({ params: { ...whole(), ...params } })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().result).toMatchObject({ error: 'REPORT_PARAMS_INVALID' })
    expect(Object.keys(answer.json().result.fields)).toContain(field)
  })

  test.each([
    ['an object', { byShop: { $ne: '' } }],
    ['a list of objects', { byStatus: [{ a: 1 }] }],
  ])('a filter with %s is refused', async (_name, params) => {
    const answer = await ask({ params: { ...whole(), ...params } })

    expect([answer.statusCode, answer.json().result.error]).toEqual([400, 'REQUEST_INVALID'])
  })

  test.each([
    ['columns', { columns: ['id'] }],
    ['SQL', { sql: 'select 1' }],
    ['a scope', { scope: 'all' }],
  ])('a request with %s is refused', async (_name, more) => {
    const answer = await ask({ params: whole(), ...more })

    expect(answer.statusCode).toBe(400)
  })
})

describe('callers of reports', () => {
  test('callers see only the sums of their own departments', async () => {
    const { totals, rows } = await run({}, { by: 'supervisor' })
    const all = await inDatabase()

    expect(totals).toMatchObject(await inDatabase(sql`sys_org_code like 'A01A01%'`))
    expect(Number(totals.bills)).toBeGreaterThan(0)
    expect(Number(totals.bills)).toBeLessThan(Number(all.bills))
    expect(sumOf(rows, 'bills')).toBe(totals.bills)
  })

  test('callers find no shop outside their departments', async () => {
    const { rows: found } = await sql<{ id: string }>`select id from shop_basic_info
      where sys_org_code like 'A01A02%' limit 1`.execute(server.services.database.db)

    const { rows, totals } = await run({ byShop: found[0]?.id }, { by: 'supervisor' })

    expect(rows).toEqual([])
    expect(totals.bills).toBe(0)
  })

  test.each(['keeper', 'configurator'] as const)('%s may see neither the report nor its file', async (by) => {
    const answers = [await ask({ params: whole() }, by), await ask({ params: whole() }, by, 'csv')]

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })

  test.each(['bill/SettleBillList', 'bill/Nowhere', 'constructor/Page'])(
    'no report has the id %s',
    async (page) => {
      const answer = await ask({ page, params: {} })

      expect([answer.statusCode, answer.json().result.error]).toEqual([404, 'REPORT_NOT_FOUND'])
    },
  )

  test('a report requires a session', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/app/reports/run',
      payload: { page: PAGE, params: {} },
    })

    expect(answer.statusCode).toBe(500)
  })

  test('an unknown view of a report is refused', async () => {
    const answer = await ask({ view: 'nothing', params: whole() })

    expect(answer.json().result).toMatchObject({ fields: { view: 'View not found' } })
  })
})

describe('the budget of a report', () => {
  test.each([
    ['no days', {}],
    ['an open end', { byDate: ['2026-01-01', ''] }],
    ['too many days', { byDate: ['2026-01-01', '2026-04-03'] }],
  ])('a report with %s exceeds its budget and is refused', async (_name, params) => {
    const answer = await ask({ params })

    expect(answer.statusCode).toBe(400)
    expect(Object.keys(answer.json().result.fields)).toEqual(['byDate'])
  })

  test('a report allows exactly as many days as its budget states', async () => {
    const answer = await ask({ params: { byDate: ['2026-01-01', '2026-04-02'] } })

    expect(answer.statusCode).toBe(200)
  })
})
