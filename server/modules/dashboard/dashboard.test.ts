import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ChannelFigures, DayFigures, RegionFigures, ShopFigures, TodayFigures } from '#schemas'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { rollUpTrades } from './roll-up.ts'

const server = serveTests()
let admin: Record<string, string>
let keeper: Record<string, string>
beforeAll(async () => {
  admin = await server.signIn()
  keeper = await server.signIn('keeper')
})

async function ask<Result>(name: string, query: Record<string, string> = {}, headers = admin) {
  const answer = await server.app.inject({ url: `/jeecg-boot/app/analysis/${name}`, query, headers })
  return answer.json().result as Result
}

const run = (text: string, values: unknown[] = []) => server.services.database.pool.query(text, values)
const numbersOf = async (text: string, values: unknown[] = []) => (await run(text, values)).rows[0]

const paid = "kind = 'PAY' and status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED')"
const amounts = `coalesce(sum(amount_fen) filter (where ${paid}), 0)::bigint as "amountFen",
  (count(*) filter (where ${paid}))::int as count`

/** Stores the sums of trades, for at most `days` days. */
async function rollUp(days = 1000) {
  const client = await server.services.database.pool.connect()
  await client.query('begin')
  await rollUpTrades(client, { now: server.services.clock(), days })
  await client.query('commit')
  client.release()
}

/** Reads dashboard figures while no sums are stored. */
async function withoutRollUp<Result>(name: string, query: Record<string, string> = {}) {
  await run('truncate trade_hourly, trade_daily')
  await run(`update trade_rollup set until_time = null`)
  return ask<Result>(name, query)
}

/** Milliseconds until shops close in Shanghai; 0 if they are already closed. */
function msToEvening(now: Date): number {
  const hour = (now.getTime() / 3_600_000 + 8) % 24
  return Math.max(0, 21 - hour) * 3_600_000
}

describe('figures of today', () => {
  test("today's figures count since midnight and are compared with the same hours of yesterday and a week ago", async () => {
    const shift = msToEvening(server.services.clock())
    server.wait(shift)
    const today = await ask<TodayFigures>('today', {}, await server.signIn())
    server.wait(-shift)

    const until = (days: number) =>
      numbersOf(
        `select ${amounts} from trade_order
         where paid_time >= date_trunc('day', $1::timestamptz - make_interval(days => ${days}))
           and paid_time < $1::timestamptz - make_interval(days => ${days})`,
        [today.asOf],
      )
    const [value, yesterday, lastWeek] = await Promise.all([until(0), until(1), until(7)])
    expect(today.count).toEqual({ value: value.count, yesterday: yesterday.count, lastWeek: lastWeek.count })
    expect(today.amountFen.yesterday).toBe(yesterday.amountFen)
    expect(today.count.lastWeek).toBeGreaterThan(0)
  })

  test('the success rate is null without trades', async () => {
    server.wait(3 * 86_400_000)
    const later = await server.signIn()

    const today = await ask<TodayFigures>('today', {}, later)

    server.wait(-3 * 86_400_000)
    expect([today.count.value, today.successPpm.value]).toEqual([0, null])
  })
})

describe('the trend', () => {
  test('the trend has a row for each day up to today, also for days without sales', async () => {
    await run(
      `delete from trade_order where paid_time::date = (select max(paid_time)::date - 3 from trade_order)`,
    )
    await run('update trade_rollup set time_zone = null')

    const trend = await ask<DayFigures[]>('trend', { days: '10' })

    expect(trend).toHaveLength(10)
    expect(trend.filter(({ count }) => count === 0).length).toBeGreaterThan(0)
  })

  test('the trend is the same with and without stored sums', async () => {
    const before = await withoutRollUp<DayFigures[]>('trend')
    await rollUp()

    const after = await ask<DayFigures[]>('trend')

    expect(after.slice(0, -1)).toEqual(before.slice(0, -1))
    expect((await numbersOf('select count(*)::int as n from trade_daily')).n).toBeGreaterThan(100)
  })

  test.each(['0', '91', 'x'])('a trend of %s days is refused', async (days) => {
    const answer = await server.app.inject({
      url: '/jeecg-boot/app/analysis/trend',
      query: { days },
      headers: admin,
    })

    expect(answer.statusCode).toBe(400)
  })
})

describe('channels and shops', () => {
  test('channels and shops are sorted by amount and add up to the trend', async () => {
    const [trend, channels, shops] = await Promise.all([
      ask<DayFigures[]>('trend'),
      ask<ChannelFigures[]>('channels'),
      ask<ShopFigures[]>('shops', { limit: '50' }),
    ])

    const sum = (rows: readonly { amountFen: number }[]) => rows.reduce((all, row) => all + row.amountFen, 0)
    expect(sum(channels)).toBe(sum(trend))
    expect(sum(shops)).toBe(sum(trend))
    expect(channels.map(({ amountFen }) => amountFen)).toEqual(
      channels.map(({ amountFen }) => amountFen).toSorted((a, b) => b - a),
    )
    expect(shops[0]?.shopName).toMatch(/./)
  })

  test.each([
    ['stored sums', ask],
    ['single trades', withoutRollUp],
  ])('a channel selects its trades from %s', async (_, read) => {
    const channels = await read<ChannelFigures[]>('channels')
    const query = { channelCode: String(channels[1]?.channelCode) }
    const trend = await read<DayFigures[]>('trend', query)
    const own = await read<ChannelFigures[]>('channels', query)
    const regions = await read<RegionFigures[]>('regions', query)
    const shops = await read<ShopFigures[]>('shops', { ...query, limit: '50' })

    const sum = (rows: readonly { amountFen: number }[]) => rows.reduce((all, row) => all + row.amountFen, 0)
    expect(channels.length).toBeGreaterThan(1)
    expect(own).toEqual([channels[1]])
    expect([trend, regions, shops].map(sum)).toEqual(Array(3).fill(channels[1]?.amountFen))
  })

  test('regions add up to the trend, and keepers see only their own region', async () => {
    const [trend, regions, own] = await Promise.all([
      ask<DayFigures[]>('trend'),
      ask<RegionFigures[]>('regions'),
      ask<RegionFigures[]>('regions', {}, keeper),
    ])

    const sum = (rows: readonly { amountFen: number }[]) => rows.reduce((all, row) => all + row.amountFen, 0)
    expect(sum(regions)).toBe(sum(trend))
    expect(regions[0]?.regionCode).toMatch(/^\d{6}$/)
    expect(own).toHaveLength(1)
    expect(sum(own)).toBeLessThan(sum(regions))
  })

  test('keepers see only their own shops among the top shops', async () => {
    const [own, all] = await Promise.all([
      ask<ShopFigures[]>('shops', { limit: '50' }, keeper),
      ask<ShopFigures[]>('shops', { limit: '50' }),
    ])

    expect(own.length).toBeGreaterThan(0)
    expect(own.length).toBeLessThan(all.length)
  })
})

describe('stored sums', () => {
  test('stored sums are the same when computed twice', async () => {
    await rollUp()
    const rows = 'select md5(string_agg(t::text, $$;$$ order by t::text)) as hash from trade_daily t'
    const first = await numbersOf(rows)
    await run(`update trade_rollup set until_time = (select min(paid_time) from trade_order)`)

    await rollUp()

    expect(await numbersOf(rows)).toEqual(first)
  })

  test('stored sums are computed for two days at a time', async () => {
    await run('truncate trade_hourly, trade_daily; update trade_rollup set until_time = null')

    await ask('today')

    const { days } = await numbersOf('select count(distinct trade_date)::int as days from trade_daily')
    expect(days).toBe(2)
  })

  test('stored sums leave out the last hour', async () => {
    await rollUp()

    const { open } = await numbersOf(
      `select $1::timestamptz - until_time >= interval '1 hour' as open from trade_rollup`,
      [server.services.clock().toISOString()],
    )

    expect(open).toBe(true)
  })

  test("the computation of stored sums doesn't block readers", async () => {
    await run('update trade_rollup set until_time = null')
    const other = await server.services.database.pool.connect()
    await other.query('begin')
    await other.query('select from trade_rollup where id = 1 for update')

    const trend = await ask<DayFigures[]>('trend')

    await other.query('rollback')
    other.release()
    expect(trend).toHaveLength(30)
  })

  test('stored sums of another time zone are ignored until they are computed again', async () => {
    await rollUp()
    await run(`update trade_rollup set time_zone = 'Europe/Paris'`)
    await run('update trade_daily set amount_fen = 1')
    const other = await server.services.database.pool.connect()
    await other.query('begin')
    await other.query('select from trade_rollup where id = 1 for update')

    const trend = await ask<DayFigures[]>('trend')

    await other.query('rollback')
    other.release()
    expect(Math.max(...trend.slice(0, -1).map(({ amountFen }) => amountFen))).toBeGreaterThan(1000)
  })

  test('stored sums are computed again after a change of the time zone', async () => {
    await rollUp()
    await run(`update trade_rollup set time_zone = 'Europe/Paris'`)
    await run(`update trade_daily set amount_fen = 1`)

    const trend = await ask<DayFigures[]>('trend')

    expect(trend.some(({ amountFen }) => amountFen > 1000)).toBe(true)
    expect((await numbersOf('select time_zone from trade_rollup')).time_zone).not.toBe('Europe/Paris')
  })
})

test('the figures require the permission for trades', async () => {
  const configurator = await server.signIn('configurator')

  const answer = await server.app.inject({ url: '/jeecg-boot/app/analysis/today', headers: configurator })

  expect(answer.statusCode).toBe(403)
})

test('the times of the figures are in business time', async () => {
  const { asOf } = await ask<TodayFigures>('today')

  const { rows } = await sql<{
    now: string
  }>`select ${server.services.clock().toISOString()}::timestamptz as now`.execute(server.services.database.db)
  expect(asOf.slice(0, 13)).toBe(rows[0]?.now.slice(0, 13))
})
