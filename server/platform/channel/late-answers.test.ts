import { describe, expect, test, vi } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'

const { call, gate, create, operation, step, transitions, callBack } = serveChannel()

const requestNoOf = (id: string) => `C${id}`

/** Creates a payment whose first attempt the channel answers with a failure. */
async function failedPayment(): Promise<string> {
  gate.gateway.mode = 'fail'
  const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
  await step(id)
  expect(await operation(id)).toMatchObject({ status: 'FAILED', attempt: 1 })
  return id
}

const retry = async (id: string) => {
  const { version } = await operation(id)
  await call('PUT', '/channel/channelOperation/retry', { body: { id, version } })
  expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', attempt: 2 })
}

describe.each([
  ['with the number of the attempt', undefined, 1],
  ['without the number of the attempt', 'attempt', undefined],
] as const)('a failure %s', (_name, omits, attempt) => {
  const failure = (id: string) => ({
    requestNo: requestNoOf(id),
    status: 'FAILED',
    ...(attempt && { attempt }),
  })

  test('of the first attempt that is repeated during the second one changes nothing', async () => {
    gate.gateway.omits = omits
    const id = await failedPayment()
    gate.gateway.mode = 'hang'
    await retry(id)
    const submit = step(id)
    await vi.waitFor(() => expect(gate.gateway.effects.get(requestNoOf(id))).toBe(1))

    expect((await callBack(failure(id))).result).toEqual({ isApplied: false })
    await submit
    expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', tries: 1 })

    gate.gateway.mode = 'answer'
    await step(id)
    expect(await transitions(id)).toEqual(['create', 'submit', 'fail', 'retry', 'succeed'])
    expect(gate.gateway.effects.get(requestNoOf(id))).toBe(1)
  })

  test('that arrives after the second attempt was accepted leaves its result open', async () => {
    gate.gateway.omits = omits
    const id = await failedPayment()
    gate.gateway.mode = 'accept'
    await retry(id)
    await step(id)
    expect(await operation(id)).toMatchObject({ status: 'PROCESSING' })

    expect((await callBack(failure(id))).result).toEqual({ isApplied: false })
    await step(id)

    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
  })
})

test('a failure without a number makes the server ask for the result at once', async () => {
  gate.gateway.omits = 'attempt'
  const id = await failedPayment()
  gate.gateway.mode = 'accept'
  await retry(id)
  await step(id)
  const { message_id: planned } = await operation(id)

  await callBack({ requestNo: requestNoOf(id), status: 'FAILED' })

  expect(await operation(id)).toMatchObject({ status: 'PROCESSING', next_time: null })
  expect((await operation(id)).message_id).not.toBe(planned)
})

test('an acceptance of the first attempt does not replace the submit of the second one', async () => {
  const id = await failedPayment()
  await retry(id)

  expect((await callBack({ requestNo: requestNoOf(id), status: 'PROCESSING' })).result).toEqual({
    isApplied: false,
  })

  expect(await operation(id)).toMatchObject({ status: 'SUBMITTED' })
})

test.each([1, undefined])('a success is final with attempt %s', async (attempt) => {
  const id = await failedPayment()
  await retry(id)

  const success = { requestNo: requestNoOf(id), status: 'SUCCEEDED', ...(attempt && { attempt }) }
  expect((await callBack(success)).result).toEqual({ isApplied: true })
})

test('the stored failure of the first attempt is no answer to a repeated submit of the second', async () => {
  gate.gateway.omits = 'attempt'
  const id = await failedPayment()
  gate.gateway.mode = 'unavailable'
  await retry(id)
  await step(id)
  gate.gateway.mode = 'fail'
  await step(id)

  expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', tries: 2 })
})
