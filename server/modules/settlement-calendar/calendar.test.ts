import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import type { CalendarDay } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'

const server = serveTests()
let admin: Record<string, string>
let keeper: Record<string, string>
beforeAll(async () => {
  admin = await server.signIn()
  keeper = await server.signIn('keeper')
})

const ask = (query: Record<string, string>, headers = admin) =>
  server.app.inject({ url: '/jeecg-boot/bill/settleBill/calendar', query, headers })
const days = async (month: string, headers = admin): Promise<CalendarDay[]> =>
  (await ask({ month }, headers)).json().result

interface Sums {
  month: string
  count: number
  payable: number
}

/** Finds the month with the most bills of a department and its descendants. */
async function fullestMonth(org = ''): Promise<Sums> {
  const { rows } = await sql<Sums>`select to_char(settle_date, 'YYYY-MM') as month, count(*)::int as count,
      sum(payable_fen)::bigint as payable
    from settle_bill where sys_org_code like ${`${org}%`} group by 1 order by 2 desc limit 1`.execute(
    server.services.database.db,
  )
  return rows[0] as Sums
}

const sum = (list: readonly CalendarDay[], key: 'billCount' | 'payableFen') =>
  list.reduce((total, day) => total + day[key], 0)

test('a month has each of its days once, in order', async () => {
  const february = await days('2024-02')

  expect(february).toHaveLength(29)
  expect(february.at(0)?.day).toBe('2024-02-01')
  expect(february.at(-1)?.day).toBe('2024-02-29')
})

test('the sums of the days add up to the sums of all bills of the month', async () => {
  const { month, count, payable } = await fullestMonth()

  const all = await days(month)

  expect(sum(all, 'billCount')).toBe(count)
  expect(sum(all, 'payableFen')).toBe(payable)
})

test('a user of one shop sees the sums of that shop only', async () => {
  const { month, count } = await fullestMonth()

  const own = await days(month, keeper)

  expect(sum(own, 'billCount')).toBeGreaterThan(0)
  expect(sum(own, 'billCount')).toBeLessThan(count)
})

test('weekends are days off except for extra workdays, and holidays have their names', async () => {
  const october = await days('2026-10')
  const on = (day: string) => october.find((each) => each.day === day)

  expect(on('2026-10-01')).toMatchObject({ isWorkday: false, holiday: expect.any(String) })
  expect(on('2026-10-10')?.isWorkday).toBe(true)
  expect(on('2026-10-18')?.isWorkday).toBe(false)
})

test.each(['2026-13', '2026-1', 'x', "2026-01'; drop table holiday; --", ''])(
  'the month %j is refused',
  async (month) => {
    const { statusCode } = await ask({ month })

    expect(statusCode).toBe(400)
  },
)

test('the calendar requires the permission for bills', async () => {
  const configurator = await server.signIn('configurator')

  const { statusCode } = await ask({ month: '2026-10' }, configurator)

  expect(statusCode).toBe(403)
})
