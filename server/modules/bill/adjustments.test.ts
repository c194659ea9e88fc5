import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AdjustBill, BillAdjustment, SettleBillDetail, SettleBillItem } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const BASE = '/jeecg-boot/bill'
const PEOPLE = ['admin', 'clerk', 'reviewer', 'keeper', 'configurator'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let tokens: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  tokens = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const get = (path: string, by: Person = 'admin', query: Record<string, string> = {}) =>
  server.app.inject({ url: `${BASE}/${path}`, query, headers: { ...tokens[by], 'x-locale': 'en-US' } })
const send = (payload: object, by: Person = 'clerk', key: string = randomUUID()) =>
  server.app.inject({
    method: 'POST',
    url: `${BASE}/billAdjustment/add`,
    payload,
    headers: { ...tokens[by], 'x-locale': 'en-US', 'idempotency-key': key },
  })
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(server.services.database.db)).rows

const used = new Set<string>()
/** Reads a bill that no other test of this file uses. */
async function freshBill(status = 'PENDING'): Promise<SettleBillDetail> {
  const found = await rows(sql<{ id: string }>`select id from settle_bill
    where status = ${status} and not id = any(${[...used]}::text[]) and payable_fen > 10000 limit 1`)
  const { id } = found[0] as { id: string }
  used.add(id)
  return billOf(id)
}
const billOf = async (id: string): Promise<SettleBillDetail> =>
  (await get('settleBill/queryById', 'admin', { id })).json().result
const asking = (bill: SettleBillDetail, more: Partial<AdjustBill> = {}): AdjustBill => ({
  billId: bill.id,
  amountFen: -1234,
  reason: 'over-paid last week',
  version: bill.version,
  ...more,
})
const sumOf = ({ items }: SettleBillDetail) =>
  items.reduce((sum, { amountFen }: SettleBillItem) => sum + amountFen, 0)

describe('an adjustment of a bill', () => {
  test.each(['PENDING', 'HELD'])(
    'an adjustment adds one line to a bill that is %s and changes no other line',
    async (status) => {
      const before = await freshBill(status)

      const answer = await send(asking(before))
      const after = await billOf(before.id)

      expect(answer.json()).toMatchObject({
        success: true,
        result: { billId: before.id, amountFen: -1234, payableFen: before.payableFen - 1234 },
      })
      expect(after).toMatchObject({
        status,
        payableFen: before.payableFen - 1234,
        adjustFen: before.adjustFen - 1234,
        version: before.version + 1,
      })
      expect(after.items).toEqual(expect.arrayContaining(before.items))
      expect(after.items).toHaveLength(before.items.length + 1)
      expect(sumOf(after)).toBe(after.payableFen)
    },
  )

  test('an adjustment that exceeds the payable amount leaves 0 and carries the difference over to the next bill', async () => {
    const before = await freshBill()

    const answer = await send(asking(before, { amountFen: -before.payableFen - 700 }))
    const after = await billOf(before.id)

    expect(answer.json().result).toMatchObject({ payableFen: 0, carryFen: before.carryFen + 700 })
    expect(after.items).toContainEqual(
      expect.objectContaining({ kind: 'CARRY', amountFen: 700, remark: 'Carried over to the next bill' }),
    )
    expect(sumOf(after)).toBe(0)
  })

  test('an adjustment is made once per idempotency key, and a repeated request gets the same answer', async () => {
    const before = await freshBill()
    const key = randomUUID()

    const [first, second] = [
      await send(asking(before), 'clerk', key),
      await send(asking(before), 'clerk', key),
    ]

    expect(second.body).toBe(first.body)
    expect((await billOf(before.id)).adjustFen).toBe(before.adjustFen - 1234)
  })

  test('an adjustment without an idempotency key, or with the key of another request, is refused', async () => {
    const before = await freshBill()
    const key = randomUUID()
    await send(asking(before), 'clerk', key)
    const bare = await server.app.inject({
      method: 'POST',
      url: `${BASE}/billAdjustment/add`,
      payload: asking(before),
      headers: tokens.clerk,
    })

    expect(failure(bare)).toEqual([400, 'IDEMPOTENCY_KEY_REQUIRED'])
    expect(failure(await send(asking(before, { amountFen: 5 }), 'clerk', key))).toEqual([
      422,
      'IDEMPOTENCY_KEY_REUSED',
    ])
  })

  test('two simultaneous adjustments of one version of a bill: only one is made', async () => {
    const before = await freshBill()

    const answers = await Promise.all([send(asking(before)), send(asking(before), 'admin')])

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    expect((await billOf(before.id)).adjustFen).toBe(before.adjustFen - 1234)
  })

  test.each(['CONFIRMED', 'SETTLING', 'SETTLED', 'FAILED'])(
    'an adjustment of a bill that is %s is refused',
    async (status) => {
      const before = await freshBill(status)

      expect(failure(await send(asking(before)))).toEqual([409, 'BILL_NOT_ADJUSTABLE'])
      expect(await billOf(before.id)).toEqual(before)
    },
  )

  test('an adjustment of a stale bill version is refused', async () => {
    const before = await freshBill()

    expect(failure(await send(asking(before, { version: before.version + 1 })))).toEqual([
      409,
      'BILL_CHANGED',
    ])
  })

  test.each([
    [{ amountFen: 0 }, { amountFen: "Can't be 0" }],
    [{ reason: '  x  ' }, { reason: 'Enter 2 to 200 characters' }],
    [{ attachment: 'temp/unknown.png' }, { attachment: 'File not found. Upload it again.' }],
    [{ amountFen: Number.MAX_SAFE_INTEGER }, { amountFen: 'Too large' }],
  ])('an adjustment with %j is refused at the field', async (more, fields) => {
    const before = await freshBill()

    const answer = await send(asking(before, more))

    expect(failure(answer)).toEqual([400, 'BILL_ADJUST_INVALID'])
    expect(answer.json().result.fields).toEqual(fields)
  })

  test.each<object>([
    { amountFen: 1.5 },
    { amountFen: '5' },
    { amountFen: 2 ** 53 },
    { reason: 5 },
    { createBy: 'admin' },
  ])('an adjustment with %j is a bad request', async (more) => {
    const before = await freshBill()

    expect(failure(await send({ ...asking(before), ...more }))).toEqual([400, 'REQUEST_INVALID'])
  })

  test('an adjustment requires the permission, and a bill outside the scope is not found', async () => {
    const before = await freshBill()

    expect(failure(await send(asking(before), 'reviewer'))).toEqual([403, 'FORBIDDEN'])
    expect(failure(await send(asking(before), 'keeper'))).toEqual([403, 'FORBIDDEN'])
    expect(failure(await send({ ...asking(before), billId: 'unknown' }))).toEqual([404, 'BILL_NOT_FOUND'])
  })

  test("an adjustment of another region's bill is refused like that of an unknown bill", async () => {
    const supervisor = await server.signIn('supervisor')
    const [foreign] = await rows(sql<{ id: string; version: number }>`select id, version from settle_bill
      where not starts_with(sys_org_code, 'A01A01') and not starts_with(sys_org_code, 'A01A02')
        and status = 'PENDING' limit 1`)
    const payload = { billId: foreign?.id, version: foreign?.version, amountFen: 5, reason: 'not mine' }
    const headers = { ...supervisor, 'idempotency-key': randomUUID() }

    const answer = await server.app.inject({
      method: 'POST',
      url: `${BASE}/billAdjustment/add`,
      payload,
      headers,
    })

    expect(failure(answer)).toEqual([404, 'BILL_NOT_FOUND'])
  })

  test('the audit log has the amount and reason of an adjustment', async () => {
    const before = await freshBill()
    await send(asking(before))

    const [row] = await rows(sql<{ username: string; detail: unknown }>`select username, detail from audit_log
      where action = 'bill.adjust' and subject_id = ${before.id}`)

    expect(row).toMatchObject({
      username: 'clerk',
      detail: { billNo: before.billNo, amountFen: -1234, reason: 'over-paid last week' },
    })
  })

  test('an adjustment cannot be changed or deleted, even in the database', async () => {
    const { pool } = server.services.database

    await expect(pool.query('update bill_adjustment set amount_fen = 1')).rejects.toThrow('never changed')
    await expect(pool.query('delete from bill_adjustment')).rejects.toThrow('never changed')
  })
})

describe('the list of adjustments', () => {
  test('the list of adjustments shows user, change and reason, newest first', async () => {
    const bill = await freshBill()
    await send(asking(bill, { amountFen: 88, reason: '  门店差错更正  ' }))

    const { records } = (await get('billAdjustment/list')).json().result

    expect(records[0]).toMatchObject({
      billId: bill.id,
      billNo: bill.billNo,
      shopName: bill.shopName,
      billStatus: 'PENDING',
      amountFen: 88,
      reason: '门店差错更正',
      attachment: null,
      createBy: 'clerk',
    })
  })

  test.each(['billId', 'billNo', 'shopId', 'channelCode', 'settleDate', 'createBy'] as const)(
    'the list of adjustments is filtered by %s',
    async (filter) => {
      const [sample] = (await get('billAdjustment/list', 'admin', { pageSize: '1' })).json().result.records

      const { records } = (await get('billAdjustment/list', 'admin', { [filter]: sample[filter] })).json()
        .result

      expect(new Set(records.map((record: BillAdjustment) => record[filter]))).toEqual(
        new Set([sample[filter]]),
      )
    },
  )

  test.each(['billNo', 'settleDate', 'amountFen', 'createTime'])(
    'the list of adjustments is sorted by %s',
    async (column) => {
      const { records } = (await get('billAdjustment/list', 'admin', { column, order: 'asc' })).json().result
      const values = records.map((record: Record<string, unknown>) => record[column])

      expect(values.length).toBeGreaterThan(5)
      expect(values).toEqual(values.toSorted((a: number, b: number) => (a < b ? -1 : Number(a > b))))
    },
  )

  test('a keeper sees only the adjustments of their shop, and needs the permission', async () => {
    const all = (await get('billAdjustment/list', 'admin', { pageSize: '200' })).json().result.records
    const his = (await get('billAdjustment/list', 'keeper', { pageSize: '200' })).json().result.records

    expect(his.length).toBeLessThan(all.length)
    expect(new Set(his.map(({ shopId }: BillAdjustment) => shopId)).size).toBeLessThanOrEqual(1)
    expect(failure(await get('billAdjustment/list', 'configurator'))).toEqual([403, 'FORBIDDEN'])
  })
})
