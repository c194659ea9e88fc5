import { randomUUID } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { operations } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { verifyAuditChain } from '../audit-log/verify.ts'
import { createChangeRunner } from './change.ts'

let server: TestApp
let clerk: Record<string, string>
let reviewer: Record<string, string>
beforeAll(async () => {
  server = await createTestApp()
  clerk = await server.signIn('clerk')
  reviewer = await server.signIn('reviewer')
})
afterAll(() => server.close())

const send = (step: string, payload: object, headers: Record<string, string>) =>
  server.app.inject({ method: 'PUT', url: `/jeecg-boot/bill/settleBill/${step}`, payload, headers })
const confirm = (payload: object, key: string, by = clerk) =>
  send('confirm', payload, { ...by, 'idempotency-key': key })

async function pendingBills(count: number): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`select id, version from settle_bill
    where status = 'PENDING' order by id limit ${count}`.execute(server.services.database.db)
  return rows
}
async function pendingBill() {
  const [bill] = await pendingBills(1)
  return bill as { id: string; version: number }
}
const auditOf = (id: string) =>
  server.services.database.db.selectFrom('audit_log').selectAll().where('subject_id', '=', id).execute()

describe('idempotency keys', () => {
  /** Request bodies by path, for operations that need more than an id and a version. */
  const bodies: Record<string, object> = {
    '/bill/settleBill/hold': { id: '1', version: 0, reason: 'why' },
    '/bill/settleBill/confirmMany': { items: [{ id: '1', version: 0 }] },
    '/bill/settleBill/releaseMany': { items: [{ id: '1', version: 0 }] },
    '/app/imports/run': { id: '1', rows: 1, again: false },
    '/app/imports/undo': { id: '1' },
    '/ledger/ledgerDetail/return': { id: '1', version: 0, reason: 'why' },
    '/bill/tradeOrder/add': {
      channelTradeNo: 'N1',
      channelCode: 'wechat',
      shopCode: 'S0001',
      kind: 'PAY',
      payMethod: 'QR',
      amountFen: 1,
      paidTime: '2026-01-01 09:00:00',
    },
    '/channel/channelMerchant/changeRate': {
      merchantId: '1',
      version: 0,
      ratePpm: 1,
      effectiveDate: '2099-01-01',
    },
    '/channel/channelMerchant/changeCard': {
      merchantId: '1',
      version: 0,
      accountKind: 'PERSONAL',
      holder: 'Li',
      accountNo: '12345678',
      bankName: 'Bank',
    },
    '/channel/channelMerchant/onboard': { merchantId: '1', version: 0 },
    '/channel/channelMerchant/close': { merchantId: '1', version: 0 },
    '/bill/billAdjustment/add': { billId: '1', version: 0, amountFen: 1, reason: 'why' },
  }
  const money = Object.values(operations).filter((operation) => 'idempotent' in operation)

  test.each(money.map(({ method, path }) => [method, path] as const))(
    'an idempotency key is required for %s %s',
    async (method, path) => {
      const admin = await server.signIn('admin')

      const answer = await server.app.inject({
        method,
        url: `/jeecg-boot${path}`,
        payload: bodies[path] ?? { id: '1', version: 0 },
        headers: admin,
      })

      expect(answer.statusCode).toBe(400)
      expect(answer.json().result.error).toBe('IDEMPOTENCY_KEY_REQUIRED')
    },
  )

  test.each([
    ['with a blank', 'a b'],
    ['that is too long', 'a'.repeat(101)],
  ])('an idempotency key %s is refused', async (_name, key) => {
    expect((await confirm({ id: '1', version: 0 }, key)).json().result.error).toBe('IDEMPOTENCY_KEY_REQUIRED')
  })

  test('a repeated idempotency key returns the same answer byte for byte, and changes nothing again', async () => {
    const bill = await pendingBill()
    const key = randomUUID()

    const first = await confirm({ id: bill.id, version: bill.version }, key)
    const second = await confirm({ version: bill.version, id: bill.id }, key)

    expect(first.statusCode).toBe(200)
    expect(second.statusCode).toBe(200)
    expect(second.body).toBe(first.body)
    expect(second.headers['content-type']).toBe(first.headers['content-type'])
    expect(await auditOf(bill.id)).toHaveLength(1)
  })

  test('an idempotency key with another body is a 422', async () => {
    const bill = await pendingBill()
    const key = randomUUID()
    await confirm(bill, key)

    const other = await confirm({ ...bill, version: bill.version + 1 }, key)

    expect(other.statusCode).toBe(422)
    expect(other.json().result.error).toBe('IDEMPOTENCY_KEY_REUSED')
  })

  test('an idempotency key on another route is a 422', async () => {
    const bill = await pendingBill()
    const key = randomUUID()
    await confirm(bill, key)

    expect((await send('unhold', bill, { ...clerk, 'idempotency-key': key })).statusCode).toBe(422)
  })

  test('two users can use the same idempotency key', async () => {
    const bill = await pendingBill()
    const key = randomUUID()
    await confirm(bill, key)

    const other = await confirm(bill, key, reviewer)

    expect(other.json().result.error).toBe('BILL_NOT_PENDING')
  })

  test('the idempotency key of a refused write can be used again', async () => {
    const bill = await pendingBill()
    const key = randomUUID()
    const asked = { id: bill.id, version: bill.version + 1 }

    expect((await confirm(asked, key)).json().result.error).toBe('BILL_CHANGED')
    await sql`update settle_bill set version = version + 1 where id = ${bill.id}`.execute(
      server.services.database.db,
    )
    expect((await confirm(asked, key)).statusCode).toBe(200)
  })

  test('simultaneous requests with the same idempotency key are processed once', async () => {
    const bill = await pendingBill()
    const key = randomUUID()

    const answers = await Promise.all(Array.from({ length: 8 }, () => confirm(bill, key)))

    const done = answers.filter(({ statusCode }) => statusCode === 200)
    const waiting = answers.filter(({ statusCode }) => statusCode === 409)
    expect(done.length + waiting.length).toBe(8)
    expect(new Set(done.map(({ body }) => body)).size).toBe(1)
    expect(waiting.every((answer) => answer.json().result.error === 'IDEMPOTENCY_IN_FLIGHT')).toBe(true)
    expect(await auditOf(bill.id)).toHaveLength(1)
  })

  test('an idempotency key in use by another process is a 409 after a short wait', async () => {
    const bill = await pendingBill()
    const key = randomUUID()
    const { pool, db } = server.services.database
    const user = await db
      .selectFrom('sys_user')
      .select('id')
      .where('username', '=', 'clerk')
      .executeTakeFirstOrThrow()
    const other = await pool.connect()
    await other.query('begin')
    await other.query(
      'insert into idempotency_key (user_id, key, route, body_hash) values ($1, $2, $3, $4)',
      [user.id, key, 'PUT /x', Buffer.alloc(32)],
    )

    const answer = await confirm(bill, key)
    await other.query('rollback')
    other.release()

    expect(answer.statusCode).toBe(409)
    expect(answer.json().result.error).toBe('IDEMPOTENCY_IN_FLIGHT')
    expect(answer.headers['retry-after']).toBe('1')
    expect((await confirm(bill, key)).statusCode).toBe(200)
  })
})

describe('changes', () => {
  test('a change is in the audit log with its page and action', async () => {
    const bill = await pendingBill()

    await send(
      'hold',
      { ...bill, reason: 'in doubt' },
      {
        ...clerk,
        'idempotency-key': randomUUID(),
        'x-page-id': 'bill/SettleBillList',
        'x-page-version': 'abc123',
        'x-action-id': 'hold',
      },
    )

    expect(await auditOf(bill.id)).toMatchObject([
      {
        username: 'clerk',
        action: 'bill.hold',
        subject_kind: 'settle_bill',
        page_id: 'bill/SettleBillList',
        page_version: 'abc123',
        action_id: 'hold',
        detail: { from: 'PENDING', to: 'HELD', reason: 'in doubt', version: bill.version + 1 },
      },
    ])
  })

  test('a change with a page header that is too long is a 400', async () => {
    const bill = await pendingBill()

    const answer = await send('confirm', bill, {
      ...clerk,
      'idempotency-key': randomUUID(),
      'x-action-id': 'a'.repeat(41),
    })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().result.fields).toHaveProperty('x-action-id')
  })

  test('simultaneous changes leave an unbroken audit chain', async () => {
    const bills = await pendingBills(30)

    const answers = await Promise.all(bills.map((bill) => confirm(bill, randomUUID())))

    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
    expect((await verifyAuditChain(server.services.database.db)).bad).toBeUndefined()
  })

  test('a change that cannot be audited is rolled back', async () => {
    const { db } = server.services.database
    const bill = await pendingBill()
    const key = randomUUID()
    await sql`alter table audit_log rename to audit_log_away`.execute(db)

    const answer = await confirm(bill, key)
    await sql`alter table audit_log_away rename to audit_log`.execute(db)

    expect(answer.statusCode).toBe(500)
    expect((await pendingBill()).id).toBe(bill.id)
    expect((await confirm(bill, key)).statusCode).toBe(200)
  })
})

test('a failure after the commit is logged, and the change succeeds', async () => {
  const change = createChangeRunner(server.services)
  const error = vi.fn()
  const user = { id: '1', username: 'clerk', realname: 'Clerk' }
  const request = {
    id: 'r1',
    headers: {},
    routeOptions: { config: {} },
    user,
    locale: 'en-US',
    log: { error },
  }
  const reply = { type: () => reply, serialize: JSON.stringify }

  const response = await change(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    async () => ({
      result: 'saved',
      audit: [],
      afterCommit: () => Promise.reject(new Error('disk failure')),
    }),
  )

  expect(JSON.parse(response)).toMatchObject({ success: true, result: 'saved' })
  expect(error).toHaveBeenCalledWith({ err: new Error('disk failure') }, 'work after a change failed')
})
