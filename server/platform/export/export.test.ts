import { parse } from 'csv-parse/sync'
import { readXlsx } from 'hucre/xlsx'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ListExportBody, SettleBill } from '#schemas'
import { formatFen } from '#schemas/money'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { withTransaction } from '../../db/index.ts'
import { invalidatePermissions } from '../permissions/permission-cache.ts'

const BILLS = 'bill/SettleBillList'
const COLUMNS = ['billNo', 'shopName', 'status', 'payableFen', 'accountNo']

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Body = Partial<ListExportBody>
interface Caller {
  by?: string
  locale?: 'en-US' | 'zh-CN'
  path?: 'export' | 'exportSize'
}

async function ask(body: Body, { by = 'clerk', locale = 'en-US', path = 'export' }: Caller = {}) {
  const whole = { page: BILLS, query: {}, ...body }
  return server.app.inject({
    method: 'POST',
    url: `/jeecg-boot/app/lists/${path}`,
    payload: path === 'export' ? { format: 'csv', columns: COLUMNS, ...whole } : whole,
    headers: { ...(await server.signIn(by)), 'x-locale': locale },
  })
}
const linesOf = async (body: Body = {}, caller: Caller = {}): Promise<string[][]> => {
  const answer = await ask(body, caller)
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200)
  return parse(answer.body, { bom: true })
}
const list = async (query: Record<string, string> = {}, by = 'clerk'): Promise<SettleBill[]> => {
  const answer = await server.app.inject({
    url: '/jeecg-boot/bill/settleBill/list',
    query: { pageSize: '200', ...query },
    headers: await server.signIn(by),
  })
  return answer.json().result.records
}
const run = (query: ReturnType<typeof sql>) => query.execute(server.services.database.db)
describe('exports of a list', () => {
  test('an export has the rows of the list in its order, with amounts in yuan and dictionary texts', async () => {
    const query = { column: 'payableFen', order: 'asc', status: 'PENDING,HELD' }

    const [titles, ...rows] = await linesOf({ query })

    const bills = await list(query)
    expect(titles).toEqual(['Bill number', 'Shop', 'Status', 'Payable', 'Account'])
    expect(rows.slice(0, bills.length).map(([number]) => number)).toEqual(bills.map(({ billNo }) => billNo))
    expect(rows.slice(0, bills.length).map((row) => row[3])).toEqual(
      bills.map(({ payableFen }) => formatFen(payableFen, { grouping: false })),
    )
    expect(new Set(rows.map((row) => row[2]))).toEqual(new Set(['To confirm', 'On hold']))
    expect(rows.map((row) => row[4]).slice(0, bills.length)).toEqual(
      bills.map(({ accountNo }) => accountNo ?? ''),
    )
    expect(rows[0]?.[4]).toContain('*')
  })

  test('a CSV export starts with the byte order mark for Excel, and is named by page and business time', async () => {
    const answer = await ask({}, { locale: 'zh-CN' })

    const lines: string[][] = parse(answer.body, { bom: true })
    expect(answer.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]))
    expect(lines[0]).toEqual(['账单号', '门店', '状态', '应结金额', '结算账户'])
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(decodeURIComponent(String(answer.headers['content-disposition']))).toMatch(
      /filename\*=UTF-8''结算账单 \d{4}-\d\d-\d\d \d{6}\.csv$/,
    )
  })

  test('an export has the requested columns in the requested order', async () => {
    const [titles] = await linesOf({ columns: ['payableFen', 'billNo'] })

    expect(titles).toEqual(['Payable', 'Bill number'])
  })

  test('a workbook has amounts as numbers with two decimals', async () => {
    const answer = await ask({ format: 'xlsx', query: { column: 'payableFen', order: 'desc' } })

    const [first] = await list({ column: 'payableFen', order: 'desc' })
    const book = await readXlsx(answer.rawPayload, { readStyles: true })
    const sheet = book.sheets[0]
    expect(sheet?.name).toBe('Settlement bills')
    expect(sheet?.rows[0]).toEqual(['Bill number', 'Shop', 'Status', 'Payable', 'Account'])
    expect(sheet?.rows[1]?.[0]).toBe(first?.billNo)
    expect(sheet?.rows[1]?.[3]).toBe(Number(formatFen(first?.payableFen ?? 0, { grouping: false })))
  })

  test.each(['csv', 'xlsx'] as const)(
    'a name cannot become a formula in the exported file: %s',
    async (format) => {
      const { rows } = await sql<{ shop_name: string; id: string }>`select id, shop_name from shop_basic_info
      where id = (select shop_id from settle_bill order by id limit 1)`.execute(server.services.database.db)
      const shop = rows[0]
      await run(
        sql`update shop_basic_info set shop_name = ${'=HYPERLINK("http://evil","a,b")\u0007\nx'} where id = ${shop?.id}`,
      )

      const answer = await ask({ format, columns: ['shopName'], query: { shopId: shop?.id ?? '' } })
      await run(sql`update shop_basic_info set shop_name = ${shop?.shop_name} where id = ${shop?.id}`)

      const cell =
        format === 'csv'
          ? (parse(answer.body, { bom: true }) as string[][])[1]?.[0]
          : (await readXlsx(answer.rawPayload)).sheets[0]?.rows[1]?.[0]
      expect(cell).toMatch(/^'=HYPERLINK\("http:\/\/evil","a,b"\)/)
    },
  )

  test.each([
    ['trade-order-list', 'bill/TradeOrderList', ['tradeNo', 'amountFen', 'ratePpm'], 'trade_order'],
    ['bill-adjustment-list', 'bill/BillAdjustmentList', ['billNo', 'amountFen'], 'bill_adjustment'],
  ])('every list with an export can be exported: %s', async (_name, page, columns, table) => {
    const lines = await linesOf({ page, columns })

    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(server.services.database.db)
    expect(lines).toHaveLength((rows[0]?.count ?? 0) + 1)
  })
})

describe('permissions', () => {
  test('an export requires the permissions of the page and of the export', async () => {
    const [keeper, keepersSize, configurator] = await Promise.all([
      ask({}, { by: 'keeper' }),
      ask({}, { by: 'keeper', path: 'exportSize' }),
      ask({}, { by: 'configurator' }),
    ])

    expect([keeper, keepersSize, configurator].map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })

  test('a keeper with the permission gets the rows of their shop only', async () => {
    const role = sql`(select id from sys_role where role_code = 'shop_keeper')`
    await run(sql`insert into sys_role_permission (id, role_id, permission_id)
      select 'x-export', ${role}, id from sys_permission where perms = 'bill:export'`)
    await withTransaction(server.services.database.db, invalidatePermissions)

    const [, ...rows] = await linesOf({ columns: ['billNo'] }, { by: 'keeper' })
    const size = await ask({}, { by: 'keeper', path: 'exportSize' })

    const own = await list({}, 'keeper')
    const all = await linesOf({ columns: ['billNo'] })
    expect(rows.flat().slice(0, own.length)).toEqual(own.map(({ billNo }) => billNo))
    expect(size.json().result.rows).toBe(rows.length)
    expect(rows.length).toBeLessThan(all.length - 1)
  })
})
