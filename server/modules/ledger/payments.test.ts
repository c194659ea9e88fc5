import { expect, test } from 'vitest'
import { deadlocks, raceAtLock } from '../../../tests/support/race-at-lock.ts'
import { servePayments } from './serve-payments.fixture.ts'

const {
  gate,
  call,
  callBack,
  query,
  server,
  settledOrder,
  paidOrder,
  order,
  details,
  operationsOf,
  balances,
  pay,
  becomes,
  step,
  giveUp,
} = servePayments()

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
    fail_reason: expect.stringMatching("isn't active"),
  })
  await step('retry', (await details(id))[0])
  await becomes(id, ['SUCCEEDED'])
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
  expect(result[0]).toMatchObject({ by: 'system', byName: 'System' })
  const list = await call('GET', `/ledger/ledgerDetail/list?orderId=${id}`, { by: 'clerk' })
  expect(list.result.records).toMatchObject([{ orderNo: `L${id}`, requestNo: expect.stringMatching(/^C/) }])
})

test('the amounts of the receivers add up to the split amount of their order', async () => {
  const id = await settledOrder([3_000, 2_000, 0])
  await settledOrder([1_000])
  const { result } = await call('GET', `/ledger/ledgerDetail/totals?totals=sum:amountFen&orderId=${id}`, {
    by: 'clerk',
  })

  expect(result).toMatchObject({ rows: 3, totals: { 'sum:amountFen': 5_000 } })
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
