import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { insertConfirmedBill } from '../../../tests/support/confirmed-bill.ts'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { verifyAuditChain } from '../../platform/audit-log/verify.ts'

const { gate, headers, run: query, server } = serveChannel()

type Person = keyof typeof headers
type Six = [string, string, string, string, string, string]
interface Ref {
  id: string
  version: number
}

const confirmedBill = (payableFen?: number): Promise<string> =>
  insertConfirmedBill(server.services, { shopId: gate.shopId, payableFen })
const confirmedBills = async (count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let number = 0; number < count; number += 1) ids.push(await confirmedBill())
  return ids
}
const refs = (ids: readonly string[], version = 0): Ref[] => ids.map((id) => ({ id, version }))

const send = async (
  items: readonly Ref[],
  {
    by = 'reviewer',
    step = 'releaseMany',
    key = randomUUID() as string,
  }: { by?: Person; step?: string; key?: string } = {},
) => {
  const { statusCode, ...answer } = await server.app.inject({
    method: 'PUT',
    url: `/jeecg-boot/bill/settleBill/${step}`,
    headers: { ...headers[by], 'idempotency-key': key, 'x-locale': 'en-US' },
    payload: step.endsWith('Many') ? { items } : (items[0] as Ref),
  })
  return { status: statusCode, body: answer.body, ...answer.json() }
}
const errorsOf = ({ result }: { result: { refusal: { error: string } | null }[] }) =>
  result.map(({ refusal }) => refusal?.error ?? null)

const billsOf = (ids: readonly string[]) =>
  query(
    `select b.status, b.version, b.release_by,
       (select count(*)::int from channel_operation o where o.subject_id = b.id and o.kind = 'WITHDRAWAL') as operations,
       (select count(*)::int from state_transition s where s.subject_id = b.id) as transitions,
       (select count(*)::int from audit_log a where a.subject_id = b.id and a.username <> 'system') as audits
     from settle_bill b where b.id = any($1) order by array_position($1, b.id)`,
    [ids],
  )
/** Matches the status of a released bill, whether the channel has answered or not. */
const released = expect.stringMatching('SETTLING|SETTLED')
const onceReleased = { status: released, release_by: 'reviewer', operations: 1, audits: 1 }
const untouched = { status: 'CONFIRMED', version: 0, operations: 0, transitions: 0, audits: 0 }

describe('a release of many bills', () => {
  test('makes a transition, an operation with its message, and an audit row for each bill', async () => {
    const ids = await confirmedBills(3)

    const answer = await send(refs(ids))

    expect(answer.result).toEqual(
      ids.map((id) => ({ result: { id, billNo: id, status: 'SETTLING', version: 1 }, refusal: null })),
    )
    expect(await billsOf(ids)).toMatchObject([onceReleased, onceReleased, onceReleased])
    await expect
      .poll(
        async () => {
          await server.services.queues.drain('channel-gate')
          return (await billsOf(ids)).map(({ status }) => status)
        },
        { timeout: 15_000 },
      )
      .toEqual(['SETTLED', 'SETTLED', 'SETTLED'])
    expect((await verifyAuditChain(server.services.database.db)).bad).toBeUndefined()
  })

  test('names the reason for each refused bill, and releases the others', async () => {
    const [good, own, pending, stale, sent, twice] = (await confirmedBills(6)) as Six
    await query("update settle_bill set confirm_by = 'reviewer' where id = $1", [own])
    await query(
      "update settle_bill set status = 'PENDING', confirm_by = null, confirm_time = null where id = $1",
      [pending],
    )
    await query(
      `insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen, subject_kind,
         subject_id, status, request, sys_org_code, create_by)
       select $1, $1, 'WITHDRAWAL', $2, 'gate', $3, 1, 'settle_bill', $1, 'CREATED', '{}', 'A01', 'x'`,
      [sent, gate.shopId, gate.merchantId],
    )

    const answer = await send([
      ...refs([own, good, pending]),
      { id: stale, version: 7 },
      { id: 'nobody', version: 0 },
      ...refs([sent, twice, twice]),
    ])

    expect(answer.status).toBe(200)
    expect(errorsOf(answer)).toEqual([
      'BILL_SAME_PERSON',
      null,
      'BILL_NOT_CONFIRMED',
      'BILL_CHANGED',
      'BILL_NOT_FOUND',
      'CHANNEL_OPERATION_EXISTS',
      null,
      'BILL_CHANGED',
    ])
    expect(answer.result[0].refusal.message).toBe(
      `You confirmed bill ${own}, so another user must release it`,
    )
    expect(await billsOf([good, twice])).toMatchObject([onceReleased, onceReleased])
    expect(await billsOf([own, stale])).toMatchObject([untouched, untouched])
    expect(await billsOf([pending, sent])).toMatchObject([
      { ...untouched, status: 'PENDING' },
      { ...untouched, operations: 1 },
    ])
  })

  test('settles a bill of zero at once, without an operation', async () => {
    const [zero, other] = [await confirmedBill(0), await confirmedBill()]

    const { result } = await send(refs([zero, other]))

    expect(result).toMatchObject([
      { result: { id: zero, status: 'SETTLED', version: 2 } },
      { result: { id: other, status: 'SETTLING', version: 1 } },
    ])
    expect(await billsOf([zero])).toMatchObject([{ operations: 0, transitions: 2 }])
  })

  test('refuses the bills of a shop that the channel has not onboarded', async () => {
    const ids = await confirmedBills(2)
    await query('update channel_merchant set merchant_no = null where id = $1', [gate.merchantId])

    const answer = await send(refs(ids))
    await query(`update channel_merchant set merchant_no = '88001' where id = $1`, [gate.merchantId])

    expect(errorsOf(answer)).toEqual(['CHANNEL_MERCHANT_INACTIVE', 'CHANNEL_MERCHANT_INACTIVE'])
    expect(await billsOf(ids)).toMatchObject([untouched, untouched])
  })

  test('repeats its answer for the same key, and releases nothing twice', async () => {
    const ids = await confirmedBills(3)
    const key = randomUUID()

    const first = await send(refs(ids), { key })
    const again = await send(refs(ids), { key })

    expect(again.body).toBe(first.body)
    expect(await billsOf(ids)).toMatchObject([onceReleased, onceReleased, onceReleased])
  })

  test('needs the permission to release', async () => {
    const ids = await confirmedBills(1)

    expect(await send(refs(ids), { by: 'clerk' })).toMatchObject({ status: 403 })
    expect(await billsOf(ids)).toMatchObject([untouched])
  })

  test('has between 1 and 100 bills', async () => {
    expect((await send([])).status).toBe(400)
    expect((await send(Array.from({ length: 101 }, () => ({ id: '1', version: 0 })))).status).toBe(400)
  })

  test('and single releases of the same bills at the same time release each bill once', async () => {
    const ids = await confirmedBills(8)
    const many = [refs(ids), refs(ids.toReversed()), refs(ids.slice(2, 6))]

    const answers = await Promise.all([
      ...many.map((items) => send(items)),
      ...ids.map((id) => send(refs([id]), { step: 'release' })),
    ])

    expect(answers.map(({ status }) => status)).not.toContain(500)
    const successes = answers.flatMap(({ status, result }) =>
      Array.isArray(result)
        ? result.flatMap(({ result: done }: { result: Ref | null }) => (done ? [done.id] : []))
        : status === 200
          ? [result.id]
          : [],
    )
    expect(successes.toSorted()).toEqual(ids.toSorted())
    expect(await billsOf(ids)).toMatchObject(ids.map(() => onceReleased))
  })
})

/** Sets confirmed bills back to pending. */
const unconfirm = (ids: readonly string[]) =>
  query(
    "update settle_bill set status = 'PENDING', confirm_by = null, confirm_time = null where id = any($1)",
    [ids],
  )

test('bills outside the departments of a user are unknown to them', async () => {
  const ids = await confirmedBills(2)
  await unconfirm(ids)
  await query("update settle_bill set sys_org_code = 'A01A01A09' where id = $1", [ids[0]])
  await query("update settle_bill set sys_org_code = 'A01A09' where id = $1", [ids[1]])
  Object.assign(headers, { supervisor: await server.signIn('supervisor') })

  const answer = await send(refs(ids), { step: 'confirmMany', by: 'supervisor' as Person })

  expect(errorsOf(answer)).toEqual([null, 'BILL_NOT_FOUND'])
})

test('many bills are confirmed at once, and their confirmer releases none of them', async () => {
  const ids = await confirmedBills(2)
  await unconfirm(ids)

  const confirmed = await send(refs(ids), { step: 'confirmMany', by: 'admin' })
  const own = await send(refs(ids, 1), { by: 'admin' })

  expect(errorsOf(confirmed)).toEqual([null, null])
  expect(errorsOf(own)).toEqual(['BILL_SAME_PERSON', 'BILL_SAME_PERSON'])
})
