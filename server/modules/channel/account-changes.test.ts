import { expect, test } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { call, gate, run, create, operation, finished, step, callBack } = serveChannel()

const accountOf = (holder: string) =>
  ({ kind: 'CORPORATE', holder, accountNo: '6217009999998887770', bankName: 'Bank' }) as const
const change = (holder: string) => create('CARD_CHANGE', { account: accountOf(holder), isHeld: true })
const holder = async () =>
  (await run('select holder from shop_settle_account where shop_id = $1', [gate.shopId]))[0].holder
const replaceAccount = (name: string) =>
  run('update shop_settle_account set holder = $2, verified_time = now() where shop_id = $1', [
    gate.shopId,
    name,
  ])
const retry = async (id: string) => {
  const { version } = await operation(id)
  return call('PUT', '/channel/channelOperation/retry', { body: { id, version } })
}

test('a shop has one unfinished change of its account, in all channels', async () => {
  await run(
    `insert into channel_merchant (id, shop_id, channel_code, merchant_no, rate_ppm, effective_date, status,
       sys_org_code) select 'second', shop_id, 'second', '1', 3800, '2026-01-01', 'ACTIVE', sys_org_code
     from channel_merchant where id = $1`,
    [gate.merchantId],
  )
  const id = await change('First')

  await expect(
    create('CARD_CHANGE', { account: accountOf('Second'), channelCode: 'second', isHeld: true }),
  ).rejects.toMatchObject({ code: 'CHANNEL_OPERATION_EXISTS' })

  await step(id)
  expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(await holder()).toBe('First')
})

test('a failed change is not retried after the shop got another account', async () => {
  gate.gateway.mode = 'fail'
  const id = await change('Third')
  await step(id)
  await replaceAccount('Newer')

  const refused = await retry(id)

  expect([refused.status, refused.result.error]).toEqual([409, 'CHANNEL_ACCOUNT_CHANGED'])
  expect(await operation(id)).toMatchObject({ status: 'FAILED' })
  const cancelled = await call('PUT', '/channel/channelOperation/cancel', {
    body: { id, version: (await operation(id)).version },
  })
  expect(cancelled.result).toMatchObject({ status: 'CANCELLED' })
  gate.gateway.mode = 'answer'
  await finished(await create('CARD_CHANGE', { account: accountOf('Fourth') }), 'SUCCEEDED')
  expect(await holder()).toBe('Fourth')
})

test('the result of a change does not replace a newer account', async () => {
  gate.gateway.mode = 'accept'
  const id = await change('Fifth')
  await step(id)
  await replaceAccount('Newest')

  await callBack({ requestNo: `C${id}`, attempt: 1, status: 'SUCCEEDED' })

  expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(await holder()).toBe('Newest')
  expect(await run('select remark from channel_merchant where id = $1', [gate.merchantId])).toEqual([
    { remark: expect.stringContaining('older account') },
  ])
})
