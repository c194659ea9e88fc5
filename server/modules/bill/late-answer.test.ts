import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { insertConfirmedBill } from '../../../tests/support/confirmed-bill.ts'
import { deadlocks, raceAtLock } from '../../../tests/support/race-at-lock.ts'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { gate, callBack, headers, run: query, server } = serveChannel()

const BILLS = 15

// With an open circuit breaker, no operation is sent, so operations keep their status.
beforeEach(() =>
  query(`insert into channel_breaker (channel_code, failures, open_until, update_time)
    values ('gate', 5, now() + interval '1 hour', now())`),
)

const put = async (step: string, body: object) => {
  const { statusCode } = await server.app.inject({
    method: 'PUT',
    url: `/jeecg-boot/bill/settleBill/${step}`,
    headers: { ...headers.reviewer, 'idempotency-key': randomUUID() },
    payload: body,
  })
  return statusCode
}

/** Releases a bill whose payment then fails without an answer. */
async function failedBill() {
  const id = await insertConfirmedBill(server.services, { shopId: gate.shopId })
  expect(await put('release', { id, version: 0 })).toBe(200)
  await query("update settle_bill set status = 'FAILED', fail_reason = 'no answer' where id = $1", [id])
  const [{ request_no: requestNo }] = await query(
    `update channel_operation set status = 'FAILED', message_id = null where subject_id = $1 returning request_no`,
    [id],
  )
  return {
    id,
    retry: () => put('retry', { id, version: 1 }),
    succeed: async () => (await callBack({ requestNo, status: 'SUCCEEDED' })).status,
  }
}
const statusOf = async (id: string) =>
  (
    await query(
      `select b.status, o.status as payment, (select count(*)::int from ledger_entry e
         where e.bill_id = b.id and e.event_kind = 'PAYOUT') as entries
       from settle_bill b join channel_operation o on o.subject_id = b.id where b.id = $1`,
      [id],
    )
  )[0]
const paidOnce = { status: 'SETTLED', payment: 'SUCCEEDED', entries: 2 }

test('a retry and a late call-back of the same bill wait for each other without a deadlock', async () => {
  const { pool } = server.services.database
  const before = await deadlocks(pool)

  for (let number = 0; number < BILLS; number += 1) {
    const { id, retry, succeed } = await failedBill()
    const calls: [() => Promise<number>, () => Promise<number>] =
      number % 2 === 0 ? [retry, succeed] : [succeed, retry]
    const codes = await raceAtLock(pool, { table: 'settle_bill', id }, calls)

    // The server rejects the retry if the payment succeeds before the retry.
    expect(codes.toSorted()).toEqual(number % 2 === 0 ? [200, 200] : [200, 409])
    expect(await statusOf(id)).toEqual(paidOnce)
  }

  await expect.poll(() => deadlocks(pool), { interval: 300 }).toBe(before)
})

test('retries and late call-backs of many bills at the same time pay each bill once', async () => {
  const bills: Awaited<ReturnType<typeof failedBill>>[] = []
  for (let number = 0; number < BILLS; number += 1) bills.push(await failedBill())

  const codes = await Promise.all(bills.flatMap(({ retry, succeed }) => [retry(), succeed()]))

  expect(codes.filter((code) => code !== 200 && code !== 409)).toEqual([])
  for (const { id } of bills) expect(await statusOf(id)).toEqual(paidOnce)
})
