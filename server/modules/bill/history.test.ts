import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BillEvent } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

let server: TestApp
let tokens: Record<string, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  const names = ['admin', 'clerk', 'reviewer', 'keeper']
  tokens = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await server.signIn(name)])))
})
afterAll(() => server.close())

const history = (id: string, by = 'admin', headers = {}) =>
  server.app.inject({
    url: '/jeecg-boot/bill/settleBill/history',
    query: { id },
    headers: { ...tokens[by], ...headers },
  })
const eventsOf = async (id: string): Promise<BillEvent[]> => (await history(id)).json().result
const change = (method: 'POST' | 'PUT', path: string, payload: object, by: string) =>
  server.app.inject({
    method,
    url: `/jeecg-boot/bill/${path}`,
    payload,
    headers: { ...tokens[by], 'idempotency-key': randomUUID() },
  })

async function billWith(condition: string): Promise<{ id: string; version: number }> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from settle_bill
    where ${sql.raw(condition)} limit 1`.execute(server.services.database.db)
  return rows[0] as { id: string; version: number }
}

test('each step and adjustment of a bill is an event, the latest first', async () => {
  const { id, version } = await billWith(
    "status = 'PENDING' and id not in (select bill_id from bill_adjustment)",
  )
  await change('PUT', 'settleBill/hold', { id, version, reason: ' amount in doubt ' }, 'clerk')
  await change('PUT', 'settleBill/unhold', { id, version: version + 1 }, 'clerk')
  const adjustment = { billId: id, amountFen: 120, reason: 'fee returned', version: version + 2 }
  await change('POST', 'billAdjustment/add', adjustment, 'clerk')
  await change('PUT', 'settleBill/confirm', { id, version: version + 3 }, 'clerk')
  await change('PUT', 'settleBill/release', { id, version: version + 4 }, 'reviewer')

  const none = { reason: null, amountFen: null, signedBy: null, signedByName: null }
  const names = new Map(
    (
      await sql<{ username: string; realname: string }>`select username, realname from sys_user`.execute(
        server.services.database.db,
      )
    ).rows.map(({ username, realname }) => [username, realname]),
  )
  const clerk = { by: 'clerk', byName: names.get('clerk') }
  expect(clerk.byName).toEqual(expect.any(String))
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(await eventsOf(id)).toEqual([
    {
      ...none,
      id: expect.any(String),
      time,
      kind: 'RELEASED',
      by: 'reviewer',
      byName: names.get('reviewer'),
    },
    { ...none, id: expect.any(String), time, kind: 'CONFIRMED', ...clerk },
    {
      ...none,
      id: expect.any(String),
      time,
      kind: 'ADJUSTED',
      ...clerk,
      reason: 'fee returned',
      amountFen: 120,
    },
    { ...none, id: expect.any(String), time, kind: 'UNHELD', ...clerk },
    { ...none, id: expect.any(String), time, kind: 'HELD', ...clerk, reason: 'amount in doubt' },
    { ...none, id: expect.any(String), time, kind: 'CREATED', by: null, byName: null },
  ])
})

test('demo bills have the steps that led to their statuses', async () => {
  const [settled, failed] = [await billWith("status = 'SETTLED'"), await billWith("status = 'FAILED'")]

  const kindsOf = async ({ id }: { id: string }) =>
    (await eventsOf(id)).map(({ kind }) => kind).filter((kind) => kind !== 'ADJUSTED')

  expect(await kindsOf(settled)).toEqual(['SETTLED', 'RELEASED', 'CONFIRMED', 'CREATED'])
  expect(await kindsOf(failed)).toEqual(['FAILED', 'RELEASED', 'CONFIRMED', 'CREATED'])
})

test('a failed payment and its retry are events', async () => {
  const { id, version } = await billWith("status = 'FAILED'")
  const [{ reason }] = (await eventsOf(id)) as [BillEvent]

  await change('PUT', 'settleBill/retry', { id, version }, 'reviewer')

  expect(reason).toEqual(expect.stringMatching(/./))
  expect((await eventsOf(id)).slice(0, 2)).toMatchObject([
    { kind: 'RETRIED', by: 'reviewer', reason: null },
    { kind: 'FAILED', by: 'system', byName: '系统', reason },
  ])
  const english = await history(id, 'admin', { 'x-locale': 'en-US' })
  expect(english.json().result[1].byName).toBe('System')
})

test('a bill outside the scope has the same answer as an unknown one', async () => {
  const { id } = await billWith("sys_org_code <> 'A01A01A01'")

  const answers = await Promise.all([history(id, 'keeper'), history('unknown')])

  expect(answers.map((answer) => [answer.statusCode, answer.json().result.error])).toEqual(
    Array(2).fill([404, 'BILL_NOT_FOUND']),
  )
})

test('a history without sign-in is rejected', async () => {
  expect((await history('1', 'visitor')).statusCode).toBe(500)
})
