import { randomUUID } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { deadlocks, raceAtLock } from '../../../tests/support/race-at-lock.ts'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { withTransaction } from '../../db/index.ts'
import { addDays } from '../../records/settlement/settle-date.ts'
import { generateBills } from '../bill/generate/generate-bills.ts'
import { payReceiversJob } from './pay-job.ts'
import { insertOrder } from './settled-order.fixture.ts'

const { gate, call, callBack, headers, run: query, server } = serveChannel()

let number = 0
/** Inserts a settled bill with an order that splits these amounts. Returns the id of both. */
async function settledOrder(parts: readonly number[], billStatus = 'SETTLED'): Promise<string> {
  const id = server.services.ids.nextId()
  const settleDate = addDays('2026-01-01', ++number)
  await insertOrder(server.services.database.db, {
    id,
    shopId: gate.shopId,
    channelCode: 'gate',
    settleDate,
    parts,
    billStatus,
  })
  return id
}

const order = async (id: string) => (await query('select status from ledger_order where id = $1', [id]))[0]
const details = (id: string) =>
  query('select * from ledger_detail where order_id = $1 order by line_no', [id])
const operationsOf = (id: string, kind = 'SPLIT') =>
  query(
    `select request_no, status, amount_fen from channel_operation where kind = $2 and subject_id like $1
     order by id`,
    [`${id}-%`, kind],
  )
/** What receivers are owed by a bill, and what the channel holds of it. */
const balances = async (billId: string) =>
  (
    await query(
      `select coalesce(sum(amount_fen) filter (where account = 'SPLIT_PAYABLE'), 0)::bigint as receivers,
         coalesce(sum(amount_fen) filter (where account = 'CHANNEL_CLEARING'), 0)::bigint as channel
       from ledger_entry where bill_id = $1`,
      [billId],
    )
  )[0]

const pay = (log: (line: string) => void = () => undefined) =>
  payReceiversJob.run({}, {
    services: server.services,
    signal: new AbortController().signal,
    log,
  } as never)

const becomes = (id: string, statuses: readonly string[]) =>
  vi.waitFor(
    async () => {
      await server.services.queues.drain('channel-gate')
      expect((await details(id)).map(({ status }) => status)).toEqual(statuses)
    },
    { timeout: 15_000 },
  )

const step = (name: 'retry' | 'return', detail: { id: string; version: number }, by = 'admin') =>
  server.app
    .inject({
      method: 'PUT',
      url: `/jeecg-boot/ledger/ledgerDetail/${name}`,
      headers: { ...headers[by as 'admin'], 'idempotency-key': randomUUID() },
      payload: {
        id: detail.id,
        version: detail.version,
        ...(name === 'return' && { reason: 'Wrong receiver' }),
      },
    })
    .then((answer) => ({ status: answer.statusCode, ...answer.json() }))

async function paidOrder(parts: readonly number[]): Promise<string> {
  const id = await settledOrder(parts)
  await pay()
  await becomes(
    id,
    parts.map(() => 'SUCCEEDED'),
  )
  return id
}

test('an amount whose payment cannot start holds up no other one, and raises an alarm', async () => {
  const [bad, good] = [await settledOrder([1_000]), await settledOrder([2_000])]
  await query(
    `insert into channel_operation (id, request_no, kind, shop_id, channel_code, merchant_id, amount_fen,
       subject_kind, subject_id, status, request, sys_org_code, create_by)
     select 'bad', 'bad', 'SPLIT', shop_id, channel_code, $2, 1, 'ledger_detail', $1 || '-0', 'CREATED', '{}',
       sys_org_code, 'x' from ledger_order where id = $1`,
    [bad, gate.merchantId],
  )
  const lines: string[] = []

  await pay((line) => lines.push(line))

  await becomes(good, ['SUCCEEDED'])
  await becomes(bad, ['PENDING'])
  expect(lines[0]).toMatch(`${bad}-0: `)
  expect(await query("select value, status from alarm_record where metric = 'LEDGER_PAYMENT'")).toEqual([
    { value: 1, status: 'FIRING' },
  ])
  await query("update channel_operation set status = 'CANCELLED' where id = 'bad'")
  await pay()
  await becomes(bad, ['SUCCEEDED'])
})

test('the list finds the unpaid orders of settled bills', async () => {
  const [due, early] = [await settledOrder([1_000]), await settledOrder([1_000], 'PENDING')]

  const listed = async (billStatus: string) => {
    const address = `/ledger/ledgerOrder/list?status=PENDING&billStatus=${billStatus}`
    const { result } = await call('GET', address, { by: 'clerk' })
    return result.records.filter(({ id }: { id: string }) => [due, early].includes(id))
  }

  expect(await listed('SETTLED')).toEqual([expect.objectContaining({ id: due, billStatus: 'SETTLED' })])
  expect(await listed('PENDING')).toEqual([expect.objectContaining({ id: early, billStatus: 'PENDING' })])
})

test('the receivers of a settled bill are paid once, and nothing is owed to them any more', async () => {
  const id = await settledOrder([3_000, 2_000, 0])
  expect(await balances(id)).toEqual({ receivers: -5_000, channel: 5_000 })

  await pay()
  await pay()
  await becomes(id, ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED'])

  expect(await order(id)).toEqual({ status: 'SUCCEEDED' })
  expect((await operationsOf(id)).map(({ amount_fen }) => amount_fen)).toEqual([3_000, 2_000])
  // Payments of other orders can be sent at the same time.
  expect(gate.gateway.requests).toContainEqual(
    expect.objectContaining({ kind: 'SPLIT', reference: `L${id}`, receiverRef: 'M-1' }),
  )
  expect(await balances(id)).toEqual({ receivers: 0, channel: 0 })
})

test('no receiver is paid before the bill of the shop is settled', async () => {
  const id = await settledOrder([3_000], 'CONFIRMED')
  await pay()

  expect(await operationsOf(id)).toEqual([])
  expect(await order(id)).toEqual({ status: 'PENDING' })
})

test('a failed payment is retried with the same request number', async () => {
  const id = await settledOrder([3_000])
  gate.gateway.mode = 'fail'
  await pay()
  await becomes(id, ['FAILED'])
  expect(await order(id)).toEqual({ status: 'FAILED' })
  const [failed] = await operationsOf(id)
  const [detail] = await details(id)
  expect(detail).toMatchObject({ fail_reason: 'gateway: fail', pay_time: null })

  gate.gateway.mode = 'answer'
  expect(await step('retry', detail, 'clerk')).toMatchObject({ status: 403 })
  expect((await step('retry', detail, 'reviewer')).result).toMatchObject({ status: 'PROCESSING' })
  expect(await order(id)).toEqual({ status: 'PROCESSING' })
  await becomes(id, ['SUCCEEDED'])

  expect(await operationsOf(id)).toMatchObject([{ request_no: failed.request_no, status: 'SUCCEEDED' }])
  expect(await order(id)).toEqual({ status: 'SUCCEEDED' })
})

/** Gives up the operation of an amount without an answer of the channel, and returns its request number. */
async function giveUp(kind: 'SPLIT' | 'SPLIT_RETURN', detailId: string, status: string): Promise<string> {
  await query("update ledger_detail set status = $2, fail_reason = 'no answer' where id = $1", [
    detailId,
    status,
  ])
  const [{ request_no }] = await query(
    `update channel_operation set status = 'FAILED', message_id = null where subject_id = $1 and kind = $2
     returning request_no`,
    [detailId, kind],
  )
  return request_no
}

test('an unanswered payment cannot be returned, and a late success completes it', async () => {
  const id = await settledOrder([3_000])
  gate.gateway.mode = 'unavailable'
  await pay()
  const requestNo = await giveUp('SPLIT', `${id}-0`, 'FAILED')
  const [detail] = await details(id)
  expect(await step('return', detail)).toMatchObject({ status: 409 })

  expect((await callBack({ requestNo, status: 'SUCCEEDED' })).result).toEqual({ isApplied: true })

  expect(await details(id)).toMatchObject([{ status: 'SUCCEEDED', fail_reason: null }])
  expect(await order(id)).toEqual({ status: 'SUCCEEDED' })
  expect(await balances(id)).toEqual({ receivers: 0, channel: 0 })
})

test('a rejected payment leaves its order partly paid, and is retried by a new operation', async () => {
  const id = await settledOrder([0, 3_000])
  gate.gateway.mode = 'reject'
  await pay()
  await becomes(id, ['SUCCEEDED', 'FAILED'])
  expect(await order(id)).toEqual({ status: 'PARTIAL' })

  gate.gateway.mode = 'answer'
  const [, detail] = await details(id)
  await step('retry', detail)
  await becomes(id, ['SUCCEEDED', 'SUCCEEDED'])
  expect((await operationsOf(id)).map(({ status }) => status)).toEqual(['REJECTED', 'SUCCEEDED'])
})

test('a shop that the channel has not onboarded fails the payment', async () => {
  const id = await settledOrder([3_000])
  await query('update channel_merchant set merchant_no = null where id = $1', [gate.merchantId])
  await pay()
  await query(`update channel_merchant set merchant_no = '88001' where id = $1`, [gate.merchantId])

  expect((await details(id))[0]).toMatchObject({
    status: 'FAILED',
    fail_reason: expect.stringMatching('not active'),
  })
  await step('retry', (await details(id))[0])
  await becomes(id, ['SUCCEEDED'])
})

test('a paid amount is taken back by the channel, then it is in exactly one bill of the shop', async () => {
  const id = await paidOrder([3_000, 2_000])
  const [detail] = await details(id)

  expect(await step('return', detail, 'reviewer')).toMatchObject({ status: 403 })
  expect((await step('return', detail, 'clerk')).result).toMatchObject({ status: 'RETURNING' })
  expect((await step('return', detail, 'clerk')).result).toMatchObject({ error: 'LEDGER_DETAIL_STATUS' })
  await becomes(id, ['RETURNED', 'SUCCEEDED'])

  expect(await operationsOf(id, 'SPLIT_RETURN')).toMatchObject([{ status: 'SUCCEEDED', amount_fen: 3_000 }])
  expect(await balances(id)).toEqual({ receivers: -3_000, channel: 3_000 })
  const [{ return_date: date }] = await details(id)
  const bills = () =>
    query(
      `select b.settle_date, b.split_in_fen, b.payable_fen from settle_bill b
       where b.shop_id = $1 and b.channel_code = 'gate' and b.split_in_fen > 0`,
      [gate.shopId],
    )
  for (const day of [date, date, '2099-01-01'])
    await generateBills({
      db: server.services.database.db,
      transaction: (work) => withTransaction(server.services.database.db, work),
      date: day,
      channelCode: 'gate',
      today: day,
      by: 'system',
      stampOf: () => ({ at: new Date(), nextId: () => server.services.ids.nextId() }),
    })
  expect(await bills()).toEqual([{ settle_date: date, split_in_fen: 3_000, payable_fen: 3_000 }])
  expect(
    await query(
      `select coalesce(sum(amount_fen), 0)::bigint as owed from ledger_entry
      where account = 'SPLIT_PAYABLE' and channel_code = 'gate' and bill_id in ($1,
        (select id from settle_bill where split_in_fen = 3000 and channel_code = 'gate'))`,
      [id],
    ),
  ).toEqual([{ owed: 0 }])
  await expect(
    query(
      `update ledger_detail set status = 'SUCCEEDED', return_date = null, return_day = null
      where status = 'RETURNED' and order_id = $1`,
      [id],
    ),
  ).rejects.toThrow(/never changed/)
  expect((await step('return', (await details(id))[1])).result).toMatchObject({
    error: 'LEDGER_PERIOD_CLOSED',
  })
  await query(`delete from settle_cutoff where channel_code = 'gate'`)
})

test('an amount stays with its receiver if the channel refuses the return', async () => {
  const id = await paidOrder([3_000])
  gate.gateway.mode = 'fail'
  await step('return', (await details(id))[0])
  await becomes(id, ['SUCCEEDED'])
  expect((await details(id))[0]).toMatchObject({ fail_reason: 'gateway: fail', return_date: null })
  expect(await balances(id)).toEqual({ receivers: 0, channel: 0 })

  gate.gateway.mode = 'answer'
  await step('return', (await details(id))[0])
  await becomes(id, ['RETURNED'])
  expect(await operationsOf(id, 'SPLIT_RETURN')).toMatchObject([{ status: 'SUCCEEDED' }])
})

test('an amount that the channel refused to pay is returned without a request', async () => {
  const id = await settledOrder([3_000])
  gate.gateway.mode = 'fail'
  await pay()
  await becomes(id, ['FAILED'])

  expect((await step('return', (await details(id))[0])).result).toMatchObject({ status: 'RETURNED' })
  expect(await operationsOf(id, 'SPLIT_RETURN')).toEqual([])
  expect(await balances(id)).toEqual({ receivers: -3_000, channel: 3_000 })
  expect(await order(id)).toEqual({ status: 'SUCCEEDED' })
})

test('an amount whose payment got no answer is not returned', async () => {
  const id = await settledOrder([3_000])
  gate.gateway.mode = 'fail'
  await pay()
  await becomes(id, ['FAILED'])
  await query(`update channel_operation set response = null where subject_id = $1`, [`${id}-0`])

  expect((await step('return', (await details(id))[0])).result).toMatchObject({
    error: 'LEDGER_PAYMENT_UNCERTAIN',
  })
  expect((await details(id))[0]).toMatchObject({ status: 'FAILED' })
})

test('the timeline has the steps of the order and of its receivers', async () => {
  const id = await paidOrder([3_000])
  const { result } = await call('GET', `/ledger/ledgerOrder/timeline?id=${id}`, { by: 'clerk' })

  expect(result.map((one: Record<string, unknown>) => one.orderStatus ?? one.detailStatus).sort()).toEqual([
    'PROCESSING',
    'PROCESSING',
    'SUCCEEDED',
    'SUCCEEDED',
  ])
  const list = await call('GET', `/ledger/ledgerDetail/list?orderId=${id}`, { by: 'clerk' })
  expect(list.result.records).toMatchObject([{ orderNo: `L${id}`, requestNo: expect.stringMatching(/^C/) }])
})

test('after a late success, an unanswered return enters the next bill', async () => {
  const id = await paidOrder([3_000])
  gate.gateway.mode = 'unavailable'
  const [detail] = await details(id)
  await step('return', detail)
  const requestNo = await giveUp('SPLIT_RETURN', `${id}-0`, 'SUCCEEDED')

  expect((await callBack({ requestNo, status: 'SUCCEEDED' })).result).toEqual({ isApplied: true })

  expect(await details(id)).toMatchObject([{ status: 'RETURNED', fail_reason: null }])
})

test('a retry of an amount and its late call-back wait for each other without a deadlock', async () => {
  const { pool } = server.services.database
  const before = await deadlocks(pool)
  await query(`insert into channel_breaker (channel_code, failures, open_until, update_time)
    values ('gate', 5, now() + interval '1 hour', now())`)

  for (let number = 0; number < 5; number += 1) {
    const id = await settledOrder([1_000])
    await pay()
    const [{ id: detailId, version }] = await query(
      `update ledger_detail set status = 'FAILED' where order_id = $1 returning id, version`,
      [id],
    )
    const [{ request_no: requestNo }] = await query(
      `update channel_operation set status = 'FAILED', message_id = null where subject_id = $1 returning request_no`,
      [detailId],
    )

    const [retried, called] = await raceAtLock(pool, { table: 'ledger_detail', id: detailId }, [
      () => step('retry', { id: detailId, version }),
      () => callBack({ requestNo, status: 'SUCCEEDED' }),
    ])

    expect([retried.status, called.result.isApplied]).toEqual([200, true])
    expect((await details(id)).map(({ status }) => status)).toEqual(['SUCCEEDED'])
  }

  await expect.poll(() => deadlocks(pool), { interval: 300 }).toBe(before)
})
