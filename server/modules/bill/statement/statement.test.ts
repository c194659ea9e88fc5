import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SettleBill, ShopStatement } from '#schemas'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { signInAll } from '../../../../tests/support/sign-in-all.ts'

const PEOPLE = ['admin', 'keeper', 'configurator'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let tokens: Record<Person, Record<string, string>>
let shop: { id: string; from: string; to: string }
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, PEOPLE)
  const { rows } = await sql<typeof shop>`select shop_id as id, (min(settle_date) + 3)::date as from,
      max(settle_date) as to from settle_bill group by shop_id order by count(*) desc, shop_id limit 1`.execute(
    server.services.database.db,
  )
  shop = rows[0] as typeof shop
})
afterAll(() => server.close())

const get = (path: string, query: Record<string, string>, by: Person = 'admin') =>
  server.app.inject({
    url: `/jeecg-boot/bill/settleBill/${path}`,
    query,
    headers: { ...tokens[by], 'x-locale': 'en-US' },
  })
const statement = async (query: Record<string, string> = {}, by: Person = 'admin'): Promise<ShopStatement> =>
  (await get('statement', { shopId: shop.id, from: shop.from, to: shop.to, ...query }, by)).json().result
const fieldsOf = async (query: Record<string, string>, by: Person = 'admin') => {
  const answer = await get('statement', { shopId: shop.id, from: shop.from, to: shop.to, ...query }, by)
  const { error, fields } = answer.json().result
  return [answer.statusCode, error, fields]
}

test('a statement has the bills and the totals of the list of bills', async () => {
  const query = { shopId: shop.id, settleDate_begin: shop.from, settleDate_end: shop.to, pageSize: '200' }
  const { records } = (await get('list', query)).json().result
  const { pageSize: _, ...filters } = query
  const { totals } = (await get('totals', { ...filters, totals: 'sum:payableFen,sum:grossFen' })).json()
    .result

  const { bills, payableFen, grossFen, channels } = await statement()

  expect(new Set(bills.map(({ id }) => id))).toEqual(new Set(records.map(({ id }: SettleBill) => id)))
  expect(bills.length).toBeGreaterThan(10)
  expect({ 'sum:payableFen': payableFen, 'sum:grossFen': grossFen }).toEqual(totals)
  expect(channels.reduce((sum, channel) => sum + channel.payableFen, 0)).toBe(payableFen)
})

test('a statement of one channel has the sums of its row in the statement of all', async () => {
  const all = await statement()
  const [first] = all.channels

  const one = await statement({ channelCode: first?.channelCode ?? '' })

  expect(one.channels).toEqual([first])
  expect(one.payableFen).toBe(first?.payableFen)
  expect(one.billCount).toBeLessThan(all.billCount)
})

test('the closing figures of a period are the opening figures of the next one', async () => {
  const { rows } = await sql<{ middle: string; next: string }>`select
      (${shop.from}::date + 5)::date as middle, (${shop.from}::date + 6)::date as next`.execute(
    server.services.database.db,
  )
  const { middle, next } = rows[0] as { middle: string; next: string }

  const earlier = await statement({ to: middle })
  const later = await statement({ from: next })

  expect(later.openingUnpaidFen).toBe(earlier.closingUnpaidFen)
  expect(later.openingDebtFen).toBe(earlier.closingDebtFen)
})

test('the account number is masked', async () => {
  expect((await statement()).accountNo).toMatch(/^\d{4} \*{4} \*{4} \d{4}$/)
})

test.each([
  [{ from: '2026-03-02', to: '2026-03-01' }, { to: "Can't be before the first day" }],
  [{ from: '2026-01-01', to: '2027-01-02' }, { to: 'At most 366 days' }],
  [{ from: '2026-02-30', to: '2026-03-01' }, { from: 'A day is expected: YYYY-MM-DD' }],
  [{ channelCode: 'barter' }, { channelCode: 'Unknown channel' }],
  [{ shopId: 'nobody' }, { shopId: 'Shop not found' }],
])('%j is refused at its field', async (query, fields) => {
  expect(await fieldsOf(query)).toEqual([400, 'BILL_STATEMENT_INVALID', fields])
})

test('a period of 366 days is allowed', async () => {
  expect((await statement({ from: '2026-01-01', to: '2027-01-01' })).from).toBe('2026-01-01')
})

test("a keeper reads the statement of their own shop and no other's", async () => {
  const { records } = (await get('list', { pageSize: '1' }, 'keeper')).json().result
  const { rows } = await sql<{ id: string }>`select id from shop_basic_info
    where id <> ${records[0].shopId} limit 1`.execute(server.services.database.db)

  expect((await statement({ shopId: records[0].shopId }, 'keeper')).shopCode).toBe(records[0].shopCode)
  expect(await fieldsOf({ shopId: rows[0]?.id ?? '' }, 'keeper')).toEqual([
    400,
    'BILL_STATEMENT_INVALID',
    { shopId: 'Shop not found' },
  ])
})

test('a statement requires its permission', async () => {
  expect((await get('statement', shop as never, 'configurator')).statusCode).toBe(403)
})
