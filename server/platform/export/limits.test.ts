import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parse } from 'csv-parse/sync'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const MAX = 30_000
const TRADES = 'bill/TradeOrderList'

let server: TestApp
let token: { 'x-access-token': string }
let origin: string
beforeAll(async () => {
  server = await createTestApp({ env: { EXPORT_MAX_ROWS: String(MAX) } })
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  // Inserts rows that fill several batches. Many rows have the same time, so that only the id determines
  // their order.
  await sql`insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method,
      amount_fen, rate_ppm, fee_fen, paid_time, status, sys_org_code)
    select 'x' || n, 'X' || n, 'C' || n, 'PAY', (select min(id) from shop_basic_info), 'alipay', 'APP', n, 0, 0,
      now() - make_interval(mins => n / 100), 'CLOSED', 'A01A01'
    from generate_series(1, 12000) n`.execute(server.services.database.db)
  token = await server.signIn('clerk')
})
afterAll(() => server.close())
beforeEach(() => vi.restoreAllMocks())

const post = (path: string, body: object, headers: object = token) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/app/lists/${path}`,
    payload: { page: TRADES, query: {}, ...body },
    headers: { ...headers, 'x-locale': 'en-US' },
  })
const take = (body: object = {}) => post('export', { format: 'csv', columns: ['tradeNo'], ...body })
const select = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(server.services.database.db)).rows
const held = async () =>
  (
    await select(
      sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
        where datname = current_database() and state like 'idle in transaction%'`,
    )
  )[0]?.count

describe('exports of many rows', () => {
  test('the exported file has each row once and in order, over all batches', async () => {
    const [, ...rows] = parse((await take({ query: { status: 'CLOSED', payMethod: 'APP' } })).body, {
      bom: true,
    }) as string[][]

    const wanted = await select(
      sql<{
        no: string
      }>`select trade_no as no from trade_order where status = 'CLOSED' and pay_method = 'APP'
        order by paid_time desc, id desc`,
    )
    expect(rows.length).toBeGreaterThan(12_000 - 1)
    expect(rows.flat()).toEqual(wanted.map(({ no }) => no))
    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 5_000 })
  })

  test('an export adds one row to the audit log: user, filters and number of rows', async () => {
    const query = { status: 'CLOSED', tradeNo: 'X1*' }
    const before = await select(sql<{ count: number }>`select count(*)::int as count from audit_log`)

    const lines = (await take({ query })).body.trim().split('\r\n')

    const rows = await select(
      sql<Record<string, unknown>>`select username, action, page_id as page, detail from audit_log
        order by seq offset ${before[0]?.count ?? 0}`,
    )
    expect(rows).toEqual([
      {
        username: 'clerk',
        action: 'list.export',
        page: TRADES,
        detail: { page: TRADES, format: 'csv', columns: ['tradeNo'], query, rows: lines.length - 1 },
      },
    ])
  })

  test('an export stops and releases its connection when the client disconnects', async () => {
    const { port } = new URL(origin) as unknown as AddressInfo
    const asked = request({
      port,
      host: '127.0.0.1',
      method: 'POST',
      path: '/jeecg-boot/app/lists/export',
      headers: { ...token, 'content-type': 'application/json' },
    })
    asked.on('error', () => undefined)
    const begun = new Promise((resolve) => asked.once('response', resolve))
    asked.end(JSON.stringify({ page: TRADES, query: {}, format: 'xlsx', columns: ['tradeNo', 'shopName'] }))
    await begun

    asked.destroy()

    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 5_000 })
    expect((await take({ query: { tradeNo: 'X1' } })).statusCode).toBe(200)
  })

  test('an export of too many rows is refused with a hint, before it starts', async () => {
    await sql`insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method,
        amount_fen, rate_ppm, fee_fen, paid_time, status, sys_org_code)
      select 'y' || n, 'Y' || n, 'D' || n, 'PAY', 's', 'alipay', 'APP', n, 0, 0, now(), 'CLOSED', 'A01A01'
      from generate_series(1, ${MAX}) n`.execute(server.services.database.db)

    const [answer, size] = await Promise.all([take(), post('exportSize', {})])

    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      result: { error: 'EXPORT_TOO_LARGE' },
      message: 'At most 30,000 rows can be exported. Narrow the filters.',
    })
    expect(size.json().result).toEqual({ rows: MAX, isExact: false, maxRows: MAX, backgroundRows: 50_000 })
    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 5_000 })
  })
})

describe('invalid exports', () => {
  test.each([
    ['of a page that does not exist', { page: 'bill/Nothing' }, 404, 'EXPORT_NOT_FOUND'],
    ['of a page without an export', { page: 'bill/SettleBillReport' }, 404, 'EXPORT_NOT_FOUND'],
    ['of a column that the page does not have', { columns: ['tradeNo', 'shopId'] }, 400, 'EXPORT_INVALID'],
    ['by a filter that the list does not have', { query: { rate: '1' } }, 400, 'LIST_QUERY_INVALID'],
    ['by a wrong sort', { query: { column: 'shopName', order: 'asc' } }, 400, 'LIST_QUERY_INVALID'],
  ])('an export is refused: %s', async (_what, body, status, error) => {
    const answer = await take(body)

    expect([answer.statusCode, answer.json().result.error]).toEqual([status, error])
    await vi.waitFor(async () => expect(await held()).toBe(0), { timeout: 5_000 })
  })

  test.each([
    ['no column', { columns: [] }],
    ['a column twice', { columns: ['tradeNo', 'tradeNo'] }],
    ['an unknown format', { format: 'pdf' }],
    ['an unknown key', { sql: 'select 1' }],
    ['a filter that is no text', { query: { status: { $ne: '' } } }],
  ])('an export with invalid arguments is a bad request: %s', async (_what, body) => {
    expect((await take(body)).statusCode).toBe(400)
  })

  test('an export by a visitor is refused without details', async () => {
    const answers = await Promise.all([post('export', {}, {}), post('exportSize', {}, {})])

    expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500])
  })
})
