import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../tests/support/database.ts'
import { openDatabase } from './database.ts'
import { ensureComingPartitions, ensureTradePartitions } from './partitions.ts'

let made: TestDatabase
beforeAll(async () => {
  made = await createTestDatabase()
})
afterAll(() => made.drop())

const bounds = async ({ database } = made) => {
  const { rows } = await database.pool.query<{ name: string; bound: string }>(
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound from pg_class c
     where c.relispartition and c.relkind = 'r' and c.relname <> 'trade_order_default' order by 1`,
  )
  return Object.fromEntries(rows.map(({ name, bound }) => [name, bound]))
}

test('each month gets one partition in business time, even with repeated and parallel calls', async () => {
  const ask = () => ensureTradePartitions(made.database.pool, '2025-12', '2026-01')

  await Promise.all([ask(), ask(), ask()])
  await ask()

  expect(await bounds()).toEqual({
    trade_order_2025_12: "FOR VALUES FROM ('2025-12-01 00:00:00+08') TO ('2026-01-01 00:00:00+08')",
    trade_order_2026_01: "FOR VALUES FROM ('2026-01-01 00:00:00+08') TO ('2026-02-01 00:00:00+08')",
  })
})

test.each(['2026-13', '2026-1', "2026-01'; drop table brand; --"])(
  '"%s" is an invalid month',
  async (month) => {
    await expect(ensureTradePartitions(made.database.pool, '2026-01', month)).rejects.toThrow(/is no month/)
  },
)

describe('partitions of future months', () => {
  let other: TestDatabase
  beforeEach(async () => {
    other = await createTestDatabase()
  })
  afterEach(() => other.drop())

  const months = async () => Object.keys(await bounds(other)).map((name) => name.slice('trade_order_'.length))
  // In Shanghai this instant is in November.
  const now = new Date('2026-10-31T16:30:00Z')

  test('this business month and the next three have a partition, whichever node creates it', async () => {
    const asked = await Promise.all([1, 2, 3].map(() => ensureComingPartitions(other.database.pool, now)))

    expect(asked).toEqual([[], [], []])
    expect(await months()).toEqual(['2026_11', '2026_12', '2027_01', '2027_02'])
  })

  test('a month with trades before its partition is reported, and the others are created', async () => {
    await other.database.pool.query(`insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id,
        channel_code, pay_method, amount_fen, rate_ppm, fee_fen, paid_time, settle_date, status, sys_org_code)
      values ('1', 'T1', 'C1', 'PAY', 's', 'wechat', 'QR', 100, 6000, 1, '2026-12-05 10:00:00', '2026-12-06',
        'SUCCESS', 'A01')`)

    expect(await ensureComingPartitions(other.database.pool, now)).toEqual(['2026-12'])
    expect(await months()).toEqual(['2026_11', '2027_01', '2027_02'])
  })

  test('a month that starts earlier after a change of the time zone is reported', async () => {
    await ensureComingPartitions(other.database.pool, now)
    const moved = openDatabase({ url: other.url, businessTz: 'Pacific/Kiritimati' })

    const missing = await ensureComingPartitions(moved.pool, new Date('2026-12-15T00:00:00Z'))
    await moved.close()

    expect(missing).toEqual(['2027-03'])
  })

  test('creating partitions fails soon during a long query, and blocks no readers', async () => {
    const reader = await other.database.pool.connect()
    await reader.query('begin; select count(*) from trade_order')
    const began = performance.now()

    const missing = await ensureComingPartitions(other.database.pool, now)
    const took = performance.now() - began
    await reader.query('rollback')
    reader.release()

    expect(missing).toEqual(['2026-11', '2026-12', '2027-01', '2027-02'])
    expect(took).toBeLessThan(15_000)
  })
})
