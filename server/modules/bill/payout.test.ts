import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { insertConfirmedBill } from '../../../tests/support/confirmed-bill.ts'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { gate, call, callBack, headers, run: query, server } = serveChannel()

const confirmedBill = (payableFen?: number): Promise<string> =>
  insertConfirmedBill(server.services, { shopId: gate.shopId, payableFen })

const bill = async (id: string) =>
  (await query('select status, version, fail_reason, settle_time from settle_bill where id = $1', [id]))[0]

const operationsOf = (id: string) =>
  query(
    `select request_no, status, amount_fen, attempt from channel_operation
     where subject_kind = 'settle_bill' and subject_id = $1 order by id`,
    [id],
  )

const balanceOf = async (id: string) => {
  const [{ owed }] = await query(
    `select coalesce(sum(amount_fen), 0)::bigint as owed from ledger_entry where bill_id = $1 and account = 'SHOP_PAYABLE'`,
    [id],
  )
  return owed
}

const release = async (id: string, step = 'release') => {
  const { version } = await bill(id)
  const answer = await server.app.inject({
    method: 'PUT',
    url: `/jeecg-boot/bill/settleBill/${step}`,
    headers: { ...headers.reviewer, 'idempotency-key': randomUUID() },
    payload: { id, version },
  })
  return { status: answer.statusCode, ...answer.json() }
}

/** Waits for the result of the channel. */
const becomes = (id: string, status: string) =>
  vi.waitFor(
    async () => {
      await server.services.queues.drain('channel-gate')
      expect(await bill(id)).toMatchObject({ status })
    },
    { timeout: 15_000 },
  )

test('a released bill is paid by the channel, and nothing is owed any more', async () => {
  const id = await confirmedBill()

  const answer = await release(id)
  expect(answer.result).toMatchObject({ status: 'SETTLING' })
  await becomes(id, 'SETTLED')

  expect(await operationsOf(id)).toMatchObject([{ status: 'SUCCEEDED', amount_fen: 12_345 }])
  expect(await balanceOf(id)).toBe(0)
  expect((await bill(id)).settle_time).not.toBeNull()
})

test('a failed payment is retried with the same request number', async () => {
  const id = await confirmedBill()
  gate.gateway.mode = 'fail'
  await release(id)
  await becomes(id, 'FAILED')
  expect(await bill(id)).toMatchObject({ fail_reason: 'gateway: fail' })
  const [failed] = await operationsOf(id)

  gate.gateway.mode = 'answer'
  await release(id, 'retry')
  await becomes(id, 'SETTLED')

  expect(await operationsOf(id)).toMatchObject([{ request_no: failed.request_no, status: 'SUCCEEDED' }])
  expect(await bill(id)).toMatchObject({ fail_reason: null })
})

test('a bill whose payment has failed is settled by a late success', async () => {
  const id = await confirmedBill()
  gate.gateway.mode = 'unavailable'
  await release(id)
  await query("update settle_bill set status = 'FAILED', fail_reason = 'no answer' where id = $1", [id])
  await query("update channel_operation set status = 'FAILED', message_id = null where subject_id = $1", [id])
  const [{ request_no: requestNo }] = await operationsOf(id)

  expect((await callBack({ requestNo, status: 'SUCCEEDED' })).result).toEqual({ isApplied: true })

  expect(await bill(id)).toMatchObject({ status: 'SETTLED', fail_reason: null })
  expect(await balanceOf(id)).toBe(0)
})

test('a rejected payment is retried by a new operation', async () => {
  const id = await confirmedBill()
  gate.gateway.mode = 'reject'
  await release(id)
  await becomes(id, 'FAILED')

  gate.gateway.mode = 'answer'
  await release(id, 'retry')
  await becomes(id, 'SETTLED')

  expect((await operationsOf(id)).map(({ status }) => status)).toEqual(['REJECTED', 'SUCCEEDED'])
})

test('the payment of a bill is retried at the bill only, which asks for four eyes', async () => {
  const id = await confirmedBill()
  gate.gateway.mode = 'fail'
  await release(id)
  await becomes(id, 'FAILED')
  const [operation] = await query('select id, version from channel_operation where subject_id = $1', [id])

  const answer = await call('PUT', '/channel/channelOperation/retry', { body: operation, by: 'admin' })

  expect(answer).toMatchObject({ status: 409, result: { error: 'CHANNEL_OPERATION_OF_RECORD' } })
})

test('a bill whose payment is cancelled has failed, and can be paid again', async () => {
  const id = await confirmedBill()
  await query(`insert into channel_breaker (channel_code, failures, open_until, update_time)
    values ('gate', 5, now() + interval '1 hour', now())`)
  await release(id)
  const [operation] = await query('select id, version from channel_operation where subject_id = $1', [id])

  const cancelled = await call('PUT', '/channel/channelOperation/cancel', { body: operation, by: 'admin' })
  expect(cancelled.status).toBe(200)
  expect(await bill(id)).toMatchObject({ status: 'FAILED', fail_reason: 'The payment was cancelled' })

  await query('delete from channel_breaker')
  await release(id, 'retry')
  await becomes(id, 'SETTLED')
  expect((await operationsOf(id)).map(({ status }) => status)).toEqual(['CANCELLED', 'SUCCEEDED'])
})

test('a bill of zero is settled at once, without an operation', async () => {
  const id = await confirmedBill(0)

  expect((await release(id)).result).toMatchObject({ status: 'SETTLED', version: 2 })
  expect(await operationsOf(id)).toEqual([])
})

test('the user who confirmed a bill can neither release nor retry its payment', async () => {
  const id = await confirmedBill()
  await query(`update settle_bill set confirm_by = 'reviewer' where id = $1`, [id])
  expect((await release(id)).result.error).toBe('BILL_SAME_PERSON')

  await query(`update settle_bill set status = 'FAILED' where id = $1`, [id])
  expect((await release(id, 'retry')).result.error).toBe('BILL_SAME_PERSON')
  expect(await operationsOf(id)).toEqual([])
})

test('a shop is paid after its merchant was closed', async () => {
  const id = await confirmedBill()
  await query(`update channel_merchant set status = 'CLOSED' where id = $1`, [gate.merchantId])

  await release(id)
  await becomes(id, 'SETTLED')
  await query(`update channel_merchant set status = 'ACTIVE' where id = $1`, [gate.merchantId])
})

test('a shop that the channel has not onboarded is not paid, and the bill stays confirmed', async () => {
  const id = await confirmedBill()
  await query('update channel_merchant set merchant_no = null where id = $1', [gate.merchantId])

  const answer = await release(id)
  await query(`update channel_merchant set merchant_no = '88001' where id = $1`, [gate.merchantId])

  expect(answer).toMatchObject({ status: 409, result: { error: 'CHANNEL_MERCHANT_INACTIVE' } })
  expect(await bill(id)).toMatchObject({ status: 'CONFIRMED' })
})
