import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DashboardPage, ListBlock, ListTotals, ShopFigures, TodayFigures } from '#schemas'
import { evaluate } from '#schemas/expr'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

type Query = Record<string, string | string[]>

const file = new URL('../../../schemas/pages/dashboard/analysis.page.json', import.meta.url)
const { dashboard } = JSON.parse(readFileSync(file, 'utf8')) as DashboardPage
const blockOf = (id: string) => dashboard.blocks.find((block) => block.id === id)

let server: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  server.wait(await msToNoonWithTrades())
  headers = await server.signIn()
})
afterAll(() => server.close())

/** Finds the last day with trades after 13:00, and returns the milliseconds from now to noon of this day. */
async function msToNoonWithTrades(): Promise<number> {
  const { rows } = await server.services.database.pool.query(
    `select extract(epoch from max(paid_time::date)::timestamp at time zone current_setting('TimeZone'))::int as day
     from trade_order where paid_time::time > '13:00'`,
  )
  return (rows[0].day + 12 * 3600) * 1000 - server.services.clock().getTime()
}

async function ask<Result>(path: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `/jeecg-boot/${path}`, query, headers })
  return answer.json().result as Result
}

/** Reads the trade list that a link of the dashboard opens. Returns its row count and totals. */
async function linked({ paidTime, ...query }: Query): Promise<{ rows: number | null } & Totals> {
  const [paidTime_begin = '', paidTime_end = ''] = paidTime ? [paidTime].flat().join().split(',') : []
  const filters = Object.fromEntries(
    Object.entries(query).map(([key, value]) => [key, [value].flat().join()]),
  )
  const { rows, totals } = await ask<ListTotals>('bill/tradeOrder/totals', {
    ...filters,
    ...(paidTime && { paidTime_begin, paidTime_end }),
    totals: 'sum:amountFen,sum:feeFen',
  })
  return { rows, amountFen: totals['sum:amountFen'], feeFen: totals['sum:feeFen'] }
}
interface Totals {
  amountFen: number | null | undefined
  feeFen: number | null | undefined
}

const queryOf = (id: string, today: TodayFigures) =>
  evaluate(blockOf(id)?.link?.query ?? {}, { data: { today } }) as Query

test.each([
  ['amount', 'amountFen', 'amountFen'],
  ['count', 'count', 'rows'],
  ['fee', 'feeFen', 'feeFen'],
] as const)('the list behind the figure "%s" of today has the same sum', async (id, figure, total) => {
  const today = await ask<TodayFigures>('app/analysis/today')

  const list = await linked(queryOf(id, today))

  expect(today[figure].value).toBeGreaterThan(0)
  expect(list[total]).toBe(today[figure].value)
})

test('the list behind the success rate has all payment attempts', async () => {
  const today = await ask<TodayFigures>('app/analysis/today')

  const list = await linked(queryOf('success', today))

  const rate = Math.round((today.count.value * 10_000) / Number(list.rows)) * 100
  expect(rate).toBe(today.successPpm.value)
})

test('the list behind a shop of the dashboard has the sum of its row', async () => {
  const { value, columns } = blockOf('shops') as ListBlock
  const query = (columns[0]?.props?.query ?? {}) as Record<string, string>
  const shops = await ask<ShopFigures[]>('app/analysis/shops', { days: '30', limit: '8' })
  const rows = evaluate(value, { data: { shops } }) as (ShopFigures & Record<string, string>)[]

  const lists = await Promise.all(
    rows.map((row) =>
      linked(
        Object.fromEntries(
          Object.entries(query).flatMap(([name, field]) => (row[field] ? [[name, row[field]]] : [])),
        ),
      ),
    ),
  )

  expect(lists.length).toBeGreaterThan(1)
  expect(lists.map(({ rows: count, amountFen }) => [count, amountFen])).toEqual(
    rows.map(({ count, amountFen }) => [count, amountFen]),
  )
})
