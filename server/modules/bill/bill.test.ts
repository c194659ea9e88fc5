import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SettleBill } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const BASE = '/jeecg-boot/bill/settleBill'
const PEOPLE = ['admin', 'clerk', 'reviewer', 'keeper', 'configurator'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let tokens: Record<Person, { 'x-access-token': string }>
beforeAll(async () => {
  server = await createTestApp()
  const signedIn = await Promise.all(PEOPLE.map(async (name) => [name, await server.signIn(name)] as const))
  tokens = Object.fromEntries(signedIn) as typeof tokens
})
afterAll(() => server.close())

const get = (path: string, by: Person = 'admin', query: Record<string, string> = {}) =>
  server.app.inject({ url: `${BASE}/${path}`, query, headers: { ...tokens[by], 'x-locale': 'en-US' } })
const put = (step: string, by: Person, payload: object, key: string = randomUUID()) =>
  server.app.inject({
    method: 'PUT',
    url: `${BASE}/${step}`,
    payload,
    headers: { ...tokens[by], 'x-locale': 'en-US', 'idempotency-key': key },
  })
const failure = (answer: { statusCode: number; json(): { result: { error: string } } }) => [
  answer.statusCode,
  answer.json().result.error,
]

/** Returns a pending bill that no other test of this file uses. */
async function freshBill(): Promise<{ id: string; version: number }> {
  const { rows } = await sql<{
    id: string
    version: number
  }>`update settle_bill set hold_reason = ${randomUUID()}
    where id = (select id from settle_bill where status = 'PENDING' and hold_reason is null limit 1)
    returning id, version`.execute(server.services.database.db)
  return rows[0] as { id: string; version: number }
}
const bill = async (id: string): Promise<SettleBill> =>
  (await get('queryById', 'admin', { id })).json().result

describe('the list of bills', () => {
  test('the list shows bills with names and masked accounts, latest settlement date first', async () => {
    const { success, result } = (await get('list')).json()

    expect(success).toBe(true)
    expect(result.records).toHaveLength(20)
    const [first, second] = result.records
    expect(first.settleDate >= second.settleDate).toBe(true)
    expect(first).toMatchObject({
      billNo: expect.stringMatching(/./),
      brandName: expect.stringMatching(/./),
      shopName: expect.stringMatching(/./),
      payableFen: expect.any(Number),
      accountNo: expect.stringMatching(/^\d{4} \*{4} \*{4} \d{4}$/),
      version: expect.any(Number),
    })
  })

  test.each([
    ['billNo', 'billNo'],
    ['shopCode', 'shopCode'],
    ['shopId', 'shopId'],
    ['channelCode', 'channelCode'],
    ['status', 'status'],
    ['settleDate', 'settleDate'],
  ] as const)('the list of bills is filtered by %s', async (filter, field) => {
    const [sample] = (await get('list', 'admin', { pageNo: '2' })).json().result.records

    const { records, total } = (await get('list', 'admin', { [filter]: sample[field] })).json().result

    expect(total).toBeGreaterThan(0)
    expect(new Set(records.map((record: SettleBill) => record[field]))).toEqual(new Set([sample[field]]))
  })

  test.each(['billNo', 'shopCode', 'payableFen', 'tradeCount', 'createTime', 'confirmTime', 'feeFen'])(
    'the list of bills is sorted by %s, and cursors continue in that order',
    async (column) => {
      const query = { column, order: 'asc', pageSize: '30' }

      const second = (await get('list', 'admin', { ...query, pageNo: '2' })).json().result
      const first = (await get('list', 'admin', { ...query, cursor: second.prev })).json().result
      const again = (await get('list', 'admin', { ...query, cursor: first.next })).json().result

      expect(first.records).toEqual((await get('list', 'admin', query)).json().result.records)
      expect(again.records).toEqual(second.records)
    },
  )

  test('keepers see only the bills of their shop', async () => {
    const all = (await get('list')).json().result
    const his = (await get('list', 'keeper')).json().result

    expect(his.total).toBeGreaterThan(0)
    expect(his.total).toBeLessThan(all.total)
    expect(new Set(his.records.map((record: SettleBill) => record.shopId)).size).toBe(1)
  })

  test('the list of bills requires a session and the permission', async () => {
    expect(failure(await get('list', 'configurator'))).toEqual([403, 'FORBIDDEN'])
    expect((await server.app.inject({ url: `${BASE}/list` })).statusCode).toBe(500)
  })

  test("an invalid filter is named in the error, in the caller's language", async () => {
    const english = await get('list', 'admin', { nonsense: '1' })
    const chinese = await server.app.inject({ url: `${BASE}/list?nonsense=1`, headers: tokens.admin })

    expect(failure(english)).toEqual([400, 'LIST_QUERY_INVALID'])
    expect(english.json().result.fields).toEqual({ nonsense: 'Unknown parameter' })
    expect(chinese.json().result.fields).toEqual({ nonsense: '未知的参数' })
  })

  test('the list of bills can be filtered to those that the caller confirmed', async () => {
    const { id, version } = await freshBill()
    await put('confirm', 'clerk', { id, version })
    const superQueryParams = JSON.stringify([{ field: 'confirmBy', rule: 'me' }])

    const { records } = (await get('list', 'clerk', { superQueryParams, pageSize: '200' })).json().result

    expect(records.map((record: SettleBill) => record.id)).toContain(id)
    expect(new Set(records.map((record: SettleBill) => record.confirmBy))).toEqual(new Set(['clerk']))
  })
})

describe('a bill', () => {
  test('a bill has lines that add up to the payable amount', async () => {
    const [{ id }] = (await get('list')).json().result.records

    const { items, payableFen } = (await get('queryById', 'admin', { id })).json().result

    expect(items.reduce((sum: number, item: { amountFen: number }) => sum + item.amountFen, 0)).toBe(
      payableFen,
    )
  })

  test('a bill outside the scope answers like an unknown one', async () => {
    const { rows } = await sql<{ id: string; version: number }>`select id, version from settle_bill
      where sys_org_code <> 'A01A01A01' and status = 'PENDING' limit 1`.execute(server.services.database.db)
    const [foreign] = rows as [{ id: string; version: number }]

    const answers = await Promise.all([
      get('queryById', 'keeper', { id: foreign.id }),
      get('queryById', 'keeper', { id: 'unknown' }),
      get('queryById', 'admin', { id: 'unknown' }),
    ])

    expect(answers.map(failure)).toEqual(Array(3).fill([404, 'BILL_NOT_FOUND']))
    expect(new Set(answers.map((answer) => answer.json().message)).size).toBe(1)
  })

  test.each([[{}], [{ id: '1', more: '1' }], [{ id: 'x'.repeat(33) }], [{ id: 'a\u0000b' }]])(
    'a request for a bill with %j answers 400',
    async (query) => {
      expect((await get('queryById', 'admin', query)).statusCode).toBe(400)
    },
  )
})

test('the summary counts the same bills as the lists, within the scope', async () => {
  const total = async (by: Person, status: string) => (await get('list', by, { status })).json().result.total
  const [all, his] = [(await get('summary')).json().result, (await get('summary', 'keeper')).json().result]

  expect(all).toMatchObject({
    pendingCount: await total('admin', 'PENDING'),
    confirmedCount: await total('admin', 'CONFIRMED'),
    heldCount: await total('admin', 'HELD'),
    releasedCount: await total('admin', 'SETTLING'),
  })
  expect(his.pendingCount).toBe(await total('keeper', 'PENDING'))
  expect(his.pendingFen).toBeLessThan(all.pendingFen)
})

describe('the steps of a bill', () => {
  test('the steps of a bill run in order; each is counted and recorded', async () => {
    const { id, version } = await freshBill()

    const held = await put('hold', 'clerk', { id, version, reason: '  amount in doubt ' })
    expect(held.json().result).toMatchObject({ id, status: 'HELD', version: version + 1 })
    expect(await bill(id)).toMatchObject({ status: 'HELD', holdReason: 'amount in doubt' })

    await put('unhold', 'clerk', { id, version: version + 1 })
    expect(await bill(id)).toMatchObject({ status: 'PENDING', holdReason: null })

    await put('confirm', 'clerk', { id, version: version + 2 })
    expect(await bill(id)).toMatchObject({
      status: 'CONFIRMED',
      confirmBy: 'clerk',
      confirmTime: expect.any(String),
    })

    const released = await put('release', 'reviewer', { id, version: version + 3 })
    expect(released.json().result).toMatchObject({ status: 'SETTLING', version: version + 4 })
    expect(await bill(id)).toMatchObject({ releaseBy: 'reviewer', updateTime: expect.any(String) })
  })

  test('the user who confirmed a bill cannot release it', async () => {
    const { id, version } = await freshBill()
    await put('confirm', 'reviewer', { id, version })

    const own = await put('release', 'reviewer', { id, version: version + 1 })

    expect(failure(own)).toEqual([409, 'BILL_SAME_PERSON'])
    expect(await bill(id)).toMatchObject({ status: 'CONFIRMED', version: version + 1 })
  })

  test("a step that doesn't fit the status is refused, and the message names the status", async () => {
    const { id, version } = await freshBill()

    const released = await put('release', 'reviewer', { id, version })

    expect(failure(released)).toEqual([409, 'BILL_NOT_CONFIRMED'])
    expect(released.json().message).toContain('to be confirmed')
  })

  test('a step on a stale version of a bill is refused', async () => {
    const { id, version } = await freshBill()
    await put('hold', 'clerk', { id, version, reason: 'in doubt' })
    await put('unhold', 'clerk', { id, version: version + 1 })

    expect(failure(await put('confirm', 'clerk', { id, version }))).toEqual([409, 'BILL_CHANGED'])
  })

  test('a step requested twice at the same time runs once', async () => {
    const { id, version } = await freshBill()

    const answers = await Promise.all(
      (['clerk', 'reviewer', 'admin'] as const).map((by) => put('confirm', by, { id, version })),
    )

    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409])
    expect((await bill(id)).version).toBe(version + 1)
  })

  test.each([
    ['confirm', 'keeper'],
    ['hold', 'keeper'],
    ['unhold', 'reviewer'],
    ['release', 'clerk'],
    ['confirm', 'configurator'],
  ] as const)('the step %s is refused for the %s', async (step, by) => {
    const answer = await put(step, by, { id: '1', version: 0, reason: 'a reason' })

    expect(failure(answer)).toEqual([403, 'FORBIDDEN'])
  })

  test('a step on a bill outside the scope answers like one on an unknown bill', async () => {
    expect(failure(await put('confirm', 'admin', { id: 'unknown', version: 0 }))).toEqual([
      404,
      'BILL_NOT_FOUND',
    ])
  })

  test.each([
    ['hold', { id: '1', version: 0 }],
    ['hold', { id: '1', version: 0, reason: '  ' }],
    ['confirm', { id: '1' }],
    ['confirm', { id: '1', version: '0' }],
    ['confirm', { id: '1', version: 0, status: 'SETTLED' }],
    ['confirm', { id: ['1'], version: 0 }],
  ])('the step %s with %j answers 400', async (step, body) => {
    expect((await put(step, 'admin', body)).statusCode).toBe(400)
  })

  test.each(['a\u0000b', 'a\ud800b'])(
    'a step with the invalid text %j answers 400 and changes nothing',
    async (reason) => {
      const { id, version } = await freshBill()

      expect((await put('hold', 'clerk', { id, version, reason })).statusCode).toBe(400)
      expect(await bill(id)).toMatchObject({ status: 'PENDING', version })
    },
  )

  test('a step shows in the next list and its total', async () => {
    const { id, version } = await freshBill()
    const before = (await get('list', 'admin', { status: 'PENDING' })).json().result.total

    await put('confirm', 'clerk', { id, version })

    expect((await get('list', 'admin', { status: 'PENDING' })).json().result.total).toBe(before - 1)
  })
})
