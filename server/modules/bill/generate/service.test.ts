import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../../tests/support/app.ts'
import { generateBillsJob } from './job.ts'

const DAY_MS = 86_400_000

let server: TestApp
let clerk: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  // All trades of the demo data are due after the longest holidays.
  server.wait(12 * DAY_MS)
  clerk = await server.signIn('clerk')
})
afterAll(() => server.close())

const generate = (payload: object, headers = clerk) =>
  server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/bill/settleBill/generate',
    payload,
    headers: { ...headers, 'x-locale': 'en-US' },
  })
const select = async (sql: string) => (await server.services.database.pool.query(sql)).rows
const dayAfter = (days: number) =>
  new Date(server.services.clock().getTime() + days * DAY_MS).toLocaleDateString('en-CA', {
    timeZone: server.services.config.businessTz,
  })

test.each([
  [{ settleDate: () => dayAfter(1) }, { settleDate: "Can't be in the future" }],
  [{ settleDate: () => dayAfter(0), channelCode: 'unknown' }, { channelCode: 'Unknown channel' }],
])('a generation with invalid values is refused at the field', async ({ settleDate, ...rest }, fields) => {
  const answer = await generate({ settleDate: settleDate(), ...rest })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().result).toMatchObject({ error: 'BILL_GENERATE_INVALID', fields })
})

test('a reviewer may not generate bills', async () => {
  expect((await generate({ settleDate: dayAfter(0) }, await server.signIn('reviewer'))).statusCode).toBe(403)
})

test('the nightly job makes bills as the system and writes what it did', async () => {
  const lines: string[] = []
  const { services } = server
  await generateBillsJob.run(
    { channelCode: 'alipay' },
    {
      services,
      signal: new AbortController().signal,
      progress: () => undefined,
      log: (line) => lines.push(line),
      scheduledTime: services.clock(),
      startedBy: undefined,
    },
  )

  expect(lines.length).toBeGreaterThan(0)
  expect(lines).toEqual(lines.filter((line) => /^alipay \d{4}-\d\d-\d\d: \d+ bills$/.test(line)))
  expect(await select(`select distinct username from audit_log where action = 'bill.generate'`)).toEqual([
    { username: 'system' },
  ])
})

test('a clerk generates the bills of one channel, and the audit log has a row per date', async () => {
  const { result } = (await generate({ settleDate: dayAfter(0), channelCode: 'unionpay' })).json()

  expect(result.bills).toBeGreaterThan(0)
  expect(new Set(result.days.map((day: { channelCode: string }) => day.channelCode))).toEqual(
    new Set(['unionpay']),
  )
  expect(
    await select(`select username, detail from audit_log
      where action = 'bill.generate' and username <> 'system' order by seq`),
  ).toMatchObject(
    result.days.map((detail: object) => ({
      username: 'clerk',
      detail: { ...detail, payableFen: expect.any(Number) },
    })),
  )
  // The response contains no amounts: they are totals of all departments, and the clerk may see only some of
  // them.
  expect(JSON.stringify(result)).not.toContain('Fen')
})

test('a repeated generation completes the other channels only', async () => {
  const { result } = (await generate({ settleDate: dayAfter(0) })).json()
  const { result: again } = (await generate({ settleDate: dayAfter(0) })).json()

  expect(result.days.map((day: { channelCode: string }) => day.channelCode)).not.toContain('unionpay')
  expect(again).toEqual({ bills: 0, days: [] })
  expect(
    await select(`select t.id from trade_order t left join settle_bill b using (shop_id, channel_code, settle_date)
      where t.settle_date is not null and b.id is null`),
  ).toEqual([])
})
