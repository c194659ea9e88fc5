import { expect, test } from 'vitest'
import { withTransaction } from '../../db/index.ts'
import { generateBills } from '../bill/generate/generate-bills.ts'
import { servePayments } from './serve-payments.fixture.ts'

const {
  gate,
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

test('after a late success, an unanswered return enters the next bill', async () => {
  const id = await paidOrder([3_000])
  gate.gateway.mode = 'unavailable'
  const [detail] = await details(id)
  await step('return', detail)
  const requestNo = await giveUp('SPLIT_RETURN', `${id}-0`, 'SUCCEEDED')

  expect((await callBack({ requestNo, status: 'SUCCEEDED' })).result).toEqual({ isApplied: true })

  expect(await details(id)).toMatchObject([{ status: 'RETURNED', fail_reason: null }])
})
