import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { runJob } from '../../../../tests/support/run-job.ts'
import { planMinute } from './plan-minute.ts'

const shops = ['S1', 'S2', 'S3'].map((code, index) => ({ code, weight: 1 + index }))
const demo = { seed: 1, paymentsPerDay: 2_000, shops }
const minutesOf = (day: string, hour: number) =>
  Array.from(
    { length: 60 },
    (_, minute) => `${day} ${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`,
  )
const dayOf = (day: string) =>
  Array.from({ length: 24 }, (_, hour) => minutesOf(day, hour).flatMap((minute) => planMinute(minute, demo)))

describe('the plan of a minute', () => {
  test('has the same trades each time, and others with another seed', () => {
    const minute = '2026-03-04 13:10'

    expect(planMinute(minute, demo)).toEqual(planMinute(minute, demo))
    expect(planMinute(minute, { ...demo, seed: 2 })).not.toEqual(planMinute(minute, demo))
  })

  test('adds up to the payments of a day, with none at night and most in the afternoon', () => {
    const hours = dayOf('2026-03-04').map((trades) => trades.filter(({ kind }) => kind === 'PAY').length)

    const total = hours.reduce((sum, count) => sum + count, 0)
    expect(total).toBeGreaterThan(1_500)
    expect(total).toBeLessThan(2_300)
    expect(hours.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
    expect(hours[15]).toBeGreaterThan(2 * (hours[9] ?? 0))
  })

  test('has refunds of earlier payments, and payments that fail', () => {
    const trades = dayOf('2026-03-04').flat()
    const payments = new Map(trades.map((trade) => [trade.channelTradeNo, trade]))
    const refunds = trades.filter(({ kind }) => kind === 'REFUND')

    expect(refunds.length).toBeGreaterThan(5)
    for (const { originChannelTradeNo, amountFen, shopCode } of refunds) {
      const payment = payments.get(originChannelTradeNo ?? '')
      expect(payment).toMatchObject({ shopCode, status: 'SUCCESS' })
      expect(amountFen).toBeLessThanOrEqual(payment?.amountFen ?? 0)
    }
    expect(trades.some(({ status }) => status === 'FAILED')).toBe(true)
  })
})

describe('the job', () => {
  let server: TestApp
  beforeAll(async () => {
    server = await createTestApp({ env: { DEMO_DAY: '1' } })
    await select("update sys_quartz_job set status = -1, next_run_time = null where id = 'trade.demoDay'")
    // The demo history ended a day ago.
    await select(`update app_state set value = jsonb_set(value, '{demo,seededAt}', to_jsonb((value #>> '{demo,seededAt}')::timestamptz
      - interval '1 day')) where name = 'seed'`)
    await select(`update shop_basic_info set create_time = create_time - interval '1 day'`)
  })
  afterAll(() => server.close())

  const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
  const reported = () =>
    select(
      "select channel_trade_no, paid_time <= now() as past from trade_order where channel_trade_no like 'DEMO%'",
    )

  test('reports the trades of the time since the demo history once', async () => {
    expect((await runJob(server, 'trade.demoDay')).status).toBe('SUCCEEDED')
    const trades = await reported()
    await runJob(server, 'trade.demoDay')

    expect(trades.length).toBeGreaterThan(100)
    expect(trades.every(({ past }) => past)).toBe(true)
    const again = await reported()
    expect(again.length - trades.length).toBeLessThan(50)
    expect(new Set(again.map((one) => one.channel_trade_no)).size).toBe(again.length)
  })

  test('leaves shops alone that users added', async () => {
    await select(`insert into shop_basic_info (id, shop_code, shop_name, brand_id, type, status, sys_org_code)
      select 'mine', 'MINE', 'Mine', brand_id, type, 'ACTIVE', sys_org_code from shop_basic_info limit 1`)
    await runJob(server, 'trade.demoDay')

    expect(await select("select from trade_order where shop_id = 'mine'")).toEqual([])
  })
})

test('the job exists in demo mode only', async () => {
  const server = await createTestApp()
  const jobs = await server.services.database.pool.query(
    "select from sys_quartz_job where id = 'trade.demoDay'",
  )
  await server.close()

  expect(jobs.rowCount).toBe(0)
})
