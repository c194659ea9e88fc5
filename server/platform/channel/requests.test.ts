import { expect, test, vi } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { call, gate, run, create, operation, step } = serveChannel()

const today = async () => (await run("select (now() at time zone 'Asia/Shanghai')::date::text as day"))[0].day
const sent = (id: string) => gate.gateway.requests.filter(({ requestNo }) => requestNo === `C${id}`)
const sendNow = async (id: string, version?: number) =>
  call('PUT', '/channel/channelOperation/sendNow', {
    body: { id, version: version ?? (await operation(id)).version },
  })

test('a suspended channel gets no requests, and is asked for results', async () => {
  gate.gateway.mode = 'accept'
  const accepted = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await step(accepted)
  const waiting = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await run("update pay_channel set status = 'SUSPENDED' where code = 'gate'")

  await step(waiting)
  await step(accepted)

  expect(await operation(waiting)).toMatchObject({ status: 'CREATED', next_time: expect.anything() })
  expect(sent(waiting)).toEqual([])
  expect(await operation(accepted)).toMatchObject({ status: 'SUCCEEDED' })
  await run("update pay_channel set status = 'ACTIVE' where code = 'gate'")
  await step(waiting)
  expect(sent(waiting)).toHaveLength(1)
})

test('a delayed change of a rate counts from today', async () => {
  const request = { ratePpm: 2_500, effectiveDate: '2026-02-01' }
  const id = await create('RATE_CHANGE', { request, isHeld: true })

  await step(id)

  expect(sent(id)).toMatchObject([{ effectiveDate: await today() }])
  expect(await run('select effective_date from channel_merchant where id = $1', [gate.merchantId])).toEqual([
    { effective_date: await today() },
  ])
})

test('a missing secret sends nothing, and neither opens the breaker nor fails the operation', async () => {
  const [{ secret }] = await run("select secret from pay_channel where code = 'gate'")
  await run("update pay_channel set secret = 'v1:unknown:x' where code = 'gate'")
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })

  await expect(step(id, undefined, true)).rejects.toThrow()

  await run("update pay_channel set secret = $1 where code = 'gate'", [secret])
  expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', tries: 0, next_time: expect.anything() })
  expect(await run('select * from channel_breaker')).toEqual([])
})

test('the reason of a failed connection has no address', async () => {
  const [{ gateway_url: url }] = await run("select gateway_url from pay_channel where code = 'gate'")
  await run("update pay_channel set gateway_url = 'https://10.1.2.3:8443/pay' where code = 'gate'")
  const id = await create('RATE_CHANGE', {
    request: { ratePpm: 1, effectiveDate: '2099-01-01' },
    isHeld: true,
  })
  await run('update channel_operation set tries = 5 where id = $1', [id])

  await step(id)

  await run("update pay_channel set gateway_url = $1 where code = 'gate'", [url])
  expect(await operation(id)).toMatchObject({
    status: 'FAILED',
    fail_reason: 'the channel did not answer: no connection',
  })
})

test('an operation that is being sent is not sent a second time', async () => {
  gate.gateway.mode = 'hang'
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  const submit = step(id)
  await vi.waitFor(() => expect(sent(id)).toHaveLength(1))

  expect(await sendNow(id)).toMatchObject({ status: 409, result: { error: 'CHANNEL_OPERATION_IN_FLIGHT' } })
  await submit
  expect(await sendNow(id, 0)).toMatchObject({ status: 409, result: { error: 'CHANNEL_OPERATION_CHANGED' } })
  gate.gateway.mode = 'answer'
  expect(await sendNow(id)).toMatchObject({ status: 200 })
})

test('numbers of persons are decrypted for the requests that have them only', async () => {
  const [{ legal_id_no: encrypted }] = await run('select legal_id_no from shop_licence where shop_id = $1', [
    gate.shopId,
  ])
  await run("update shop_licence set legal_id_no = 'v1:unknown:x' where shop_id = $1", [gate.shopId])
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })

  await step(id)

  await run('update shop_licence set legal_id_no = $2 where shop_id = $1', [gate.shopId, encrypted])
  expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
})
