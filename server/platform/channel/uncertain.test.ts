import { beforeAll, describe, expect, test, vi } from 'vitest'
import type { OperationKind } from '#schemas'
import type { GatewayMode } from '../../../tests/support/channel-gateway.ts'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import type { NewOperation } from './create-operations.ts'
import { createUpkeep } from './upkeep.ts'

const { server, call, gate, run, create, operation, step, finished, transitions, callBack } = serveChannel()

const put = async (verb: string, id: string) =>
  call('PUT', `/channel/channelOperation/${verb}`, { body: { id, version: (await operation(id)).version } })

// Waits until the node has a worker for the new channel.
beforeAll(() => vi.waitFor(() => server.services.queues.drain('channel-gate'), { timeout: 30_000 }))

/** Creates an operation that fails after its last try because the channel doesn't answer. */
async function givenUp(
  kind: OperationKind,
  { lastMode = 'unavailable', ...more }: Partial<NewOperation> & { lastMode?: GatewayMode } = {},
): Promise<string> {
  gate.gateway.mode = 'unavailable'
  const id = await create(kind, { ...more, isHeld: true })
  for (let tries = 0; tries < 6; tries++) {
    if (tries === 5) gate.gateway.mode = lastMode
    await run('delete from channel_breaker')
    await step(id)
  }
  await run('delete from channel_breaker')
  expect(await operation(id)).toMatchObject({ status: 'FAILED', message_id: null })
  return id
}

const payment = () => givenUp('WITHDRAWAL', { amountFen: 100 })
const rate = { request: { ratePpm: 2_000, effectiveDate: '2099-12-01' } }

/** Makes the next query of the result due, and runs it. */
async function ask(id: string): Promise<void> {
  const [{ due }] = await run(
    `update channel_operation set next_time = now() - interval '1 minute' where id = $1 and next_time is not null
     returning next_time as due`,
    [id],
  )
  // The server also searches for due operations, so it may run the query first.
  await vi.waitFor(async () => {
    await createUpkeep(server.services)()
    await server.services.queues.drain('channel-gate')
    expect(await operation(id)).toMatchObject({ message_id: null, next_time: expect.not.stringMatching(due) })
  })
}

describe('an operation that was given up', () => {
  test('has the effects of a late success', async () => {
    const id = await payment()

    const answer = await callBack({ requestNo: `C${id}`, attempt: 1, status: 'SUCCEEDED', channelNo: 'G-1' })

    expect(answer.result).toEqual({ isApplied: true })
    expect(await operation(id)).toMatchObject({
      status: 'SUCCEEDED',
      fail_reason: null,
      next_time: null,
      response: { channelNo: 'G-1' },
    })
    expect(await transitions(id)).toEqual(['create', 'submit', 'fail', 'succeed'])
    expect((await callBack({ requestNo: `C${id}`, status: 'SUCCEEDED' })).result).toEqual({
      isApplied: false,
    })
  })

  test('is asked for later, and gets the result of the channel', async () => {
    const id = await givenUp('WITHDRAWAL', { amountFen: 100, lastMode: 'hang' })
    expect((await operation(id)).next_time).not.toBeNull()

    await ask(id)

    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
  })

  test('that the channel does not know stays failed, and can be retried', async () => {
    const id = await payment()
    gate.gateway.mode = 'answer'
    await ask(id)
    expect(await operation(id)).toMatchObject({ status: 'FAILED', next_time: expect.anything() })

    await put('retry', id)
    await finished(id, 'SUCCEEDED')
    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
  })

  test('is asked for during a month only', async () => {
    const id = await payment()
    await run("update channel_operation set finish_time = now() - interval '31 days' where id = $1", [id])

    await ask(id)

    expect(await operation(id)).toMatchObject({ status: 'FAILED', next_time: null, message_id: null })
  })

  test('can not be cancelled, and says so in lists', async () => {
    const id = await givenUp('RATE_CHANGE', rate)

    const answer = await put('cancel', id)

    expect([answer.status, answer.result.error]).toEqual([409, 'CHANNEL_OPERATION_UNCERTAIN'])
    const { result } = await call('GET', `/channel/channelOperation/queryById?id=${id}`)
    expect(result).toMatchObject({ status: 'FAILED', isUncertain: true })
  })

  test.each(['FAILED', 'REJECTED'])('can be cancelled once the channel says %s', async (status) => {
    const id = await givenUp('RATE_CHANGE', rate)

    const answer = await callBack({ requestNo: `C${id}`, attempt: 1, status, message: 'not done' })

    expect(answer.result).toEqual({ isApplied: true })
    expect(await operation(id)).toMatchObject({ status: 'FAILED', fail_reason: 'not done', next_time: null })
    expect((await put('cancel', id)).result).toMatchObject({ status: 'CANCELLED' })
  })
})

test('a refused operation stays failed when a success follows', async () => {
  gate.gateway.mode = 'fail'
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await step(id)

  expect((await callBack({ requestNo: `C${id}`, status: 'SUCCEEDED' })).result).toEqual({ isApplied: false })
  expect(await operation(id)).toMatchObject({ status: 'FAILED', next_time: null })
})

test('an incomplete success is asked for until it is complete', async () => {
  await run("update channel_merchant set status = 'PENDING' where id = $1", [gate.merchantId])
  gate.gateway.omits = 'merchantNo'
  const id = await create('ONBOARDING', { isHeld: true })
  await step(id)
  expect(await operation(id)).toMatchObject({ status: 'FAILED', response: { status: 'SUCCEEDED' } })
  expect((await put('cancel', id)).status).toBe(409)

  await callBack({ requestNo: `C${id}`, attempt: 1, status: 'SUCCEEDED', merchantNo: '88002' })

  expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
  expect(
    await run('select status, merchant_no from channel_merchant where id = $1', [gate.merchantId]),
  ).toEqual([{ status: 'ACTIVE', merchant_no: '88002' }])
})
