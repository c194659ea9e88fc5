import { describe, expect, test, vi } from 'vitest'
import { GATEWAY_SECRET, serveChannel } from '../../../tests/support/serve-channel.ts'
import { withTransaction } from '../../db/index.ts'
import { createChannelOperations } from './operations.ts'

const { server, call, gate, run, create, operation, step, finished, transitions } = serveChannel()

describe('an operation', () => {
  test('is sent after its transaction and signed; its message is stored masked', async () => {
    const id = await create('WITHDRAWAL', { amountFen: 12_345, request: { reference: 'B-1' } })
    await finished(id, 'SUCCEEDED')

    const [sent] = gate.gateway.requests.filter(({ requestNo }) => requestNo === `C${id}`)
    expect(sent).toMatchObject({
      kind: 'WITHDRAWAL',
      attempt: 1,
      merchantNo: '88001',
      amountFen: 12_345,
      currency: 'CNY',
      reference: 'B-1',
      account: { accountNo: expect.stringMatching(/^\d{10,}$/) },
    })
    expect(gate.gateway.refused).toBe(0)
    expect(await transitions(id)).toEqual(['create', 'submit', 'succeed'])
    expect((await operation(id)).request.account.accountNo).toMatch(/^\d{4} \*{4} \*{4} \d{4}$/)
    expect(JSON.stringify(await operation(id))).not.toContain(sent?.account?.accountNo)
  })

  test('that the channel accepts is asked for with growing pauses', async () => {
    gate.gateway.mode = 'accept'
    const id = await create('CLOSE', { isHeld: true })
    await step(id)

    expect(await operation(id)).toMatchObject({
      status: 'PROCESSING',
      polls: 1,
      next_time: expect.any(String),
    })
    gate.gateway.mode = 'answer'
    await step(id)
    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED', next_time: null })
    await run("update channel_merchant set status = 'ACTIVE' where id = $1", [gate.merchantId])
  })

  test('whose result can not be saved is asked for again later', async () => {
    const subject = { kind: 'settle_bill', id: 'missing' }
    const id = await create('WITHDRAWAL', { amountFen: 100, subject, isHeld: true })

    await expect(step(id, new AbortController().signal, true)).rejects.toMatchObject({
      code: 'BILL_NOT_FOUND',
    })

    expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', next_time: expect.anything() })
  })

  test('of a subject exists once until the channel rejects it', async () => {
    const subject = { kind: 'tried_record', id: 'bill-1' }
    const withdraw = () => create('WITHDRAWAL', { amountFen: 100, subject })
    gate.gateway.mode = 'fail'
    await finished(await withdraw(), 'FAILED')

    await expect(withdraw()).rejects.toMatchObject({ code: 'CHANNEL_OPERATION_EXISTS' })
    await run("update channel_operation set status = 'REJECTED' where subject_id = 'bill-1'")
    gate.gateway.mode = 'answer'
    await finished(await withdraw(), 'SUCCEEDED')
  })

  test('needs an active merchant', async () => {
    await expect(create('BALANCE_QUERY', { channelCode: 'none' })).rejects.toMatchObject({
      code: 'CHANNEL_MERCHANT_INACTIVE',
    })
  })

  test('that a rolled back transaction created is never sent', async () => {
    const before = gate.gateway.requests.length
    const { db } = server.services.database
    const operations = createChannelOperations(server.services)
    const failing = withTransaction(db, async (tx) => {
      const nextId = () => server.services.ids.nextId()
      const context = { by: 'clerk', at: new Date(), nextId }
      await operations.create(
        tx,
        { kind: 'BALANCE_QUERY', shopId: gate.shopId, channelCode: 'gate' },
        context,
      )
      throw new Error('rolled back')
    })

    await expect(failing).rejects.toThrow('rolled back')
    await server.services.queues.drain('channel-gate')
    expect(gate.gateway.requests).toHaveLength(before)
  })
})

describe('a bad answer', () => {
  test.each([
    ['redirect', /redirects are not followed/],
    ['text', /not JSON/],
    ['huge', /longer than 65536 bytes/],
    ['wrongShape', /status/],
    ['otherNumber', /another request number/],
    ['badRequest', /status 400/],
    ['fail', /gateway: fail/],
  ] as const)(
    '%s fails the operation with its reason, and a retry executes it once',
    async (mode, reason) => {
      gate.gateway.mode = mode
      const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
      await step(id)
      expect(await operation(id)).toMatchObject({
        status: 'FAILED',
        fail_reason: expect.stringMatching(reason),
      })

      gate.gateway.mode = 'answer'
      const { version } = await operation(id)
      await call('PUT', '/channel/channelOperation/retry', { body: { id, version } })
      await finished(id, 'SUCCEEDED')
      expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
      expect(await transitions(id)).toEqual(['create', 'submit', 'fail', 'retry', 'succeed'])
    },
  )

  test('a rejection is final', async () => {
    gate.gateway.mode = 'reject'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    await step(id)

    const { version } = await operation(id)
    expect(await call('PUT', '/channel/channelOperation/retry', { body: { id, version } })).toMatchObject({
      status: 409,
      result: { error: 'CHANNEL_OPERATION_STATUS' },
    })
  })

  test('a success without the number of the merchant fails', async () => {
    gate.gateway.mode = 'answer'
    const id = await create('ONBOARDING', { isHeld: true })
    gate.gateway.omits = 'merchantNo'
    await step(id)
    gate.gateway.omits = undefined

    expect(await operation(id)).toMatchObject({
      status: 'FAILED',
      fail_reason: expect.stringMatching(/merchantNo/),
    })
  })
})

describe('no answer', () => {
  test('a request that is executed without an answer is executed once', async () => {
    gate.gateway.mode = 'hang'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    await step(id)
    expect(await operation(id)).toMatchObject({
      status: 'SUBMITTED',
      tries: 1,
      next_time: expect.any(String),
    })

    gate.gateway.mode = 'answer'
    await step(id)
    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
  })

  test('after the last try the operation fails and can be retried', async () => {
    gate.gateway.mode = 'unavailable'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    for (let tries = 0; tries < 6; tries++) {
      await run('delete from channel_breaker')
      await step(id)
    }

    expect(await operation(id)).toMatchObject({ status: 'FAILED', fail_reason: expect.stringMatching(/503/) })
  })

  test('a stopped node leaves the request to another one, which executes it once', async () => {
    gate.gateway.mode = 'hang'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    const node = new AbortController()
    const stopped = step(id, node.signal)
    await vi.waitFor(() => expect(gate.gateway.effects.get(`C${id}`)).toBe(1))
    node.abort(new Error('the server is stopping'))

    await expect(stopped).rejects.toThrow('the server is stopping')
    expect(await operation(id)).toMatchObject({ status: 'SUBMITTED', tries: 0 })
    gate.gateway.mode = 'answer'
    await step(id)
    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
  })

  test('two deliveries of one message have one effect', async () => {
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    await Promise.all([step(id), step(id)])

    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
    expect(gate.gateway.effects.get(`C${id}`)).toBe(1)
    expect(await transitions(id)).toEqual(['create', 'submit', 'succeed'])
  })

  test('a dead channel delays no other channel', async () => {
    const [dead, quick] = ['alipay', 'wechat'] as const
    await run("update pay_channel set sandbox_is_down = true where code = 'alipay'")
    for (let n = 0; n < 6; n++) await create('BALANCE_QUERY', { channelCode: dead })
    const began = Date.now()
    const id = await create('BALANCE_QUERY', { channelCode: quick })
    await vi.waitFor(async () => expect((await operation(id)).status).toMatch(/PROCESSING|SUCCEEDED/), {
      timeout: 5_000,
    })

    expect(Date.now() - began).toBeLessThan(5_000)
    await run("update pay_channel set sandbox_is_down = false where code = 'alipay'")
  })
})

describe('the circuit breaker', () => {
  const list = async () => (await call('GET', '/channel/payChannel/list?code=gate')).result.records[0]
  const failFiveTimes = async () => {
    gate.gateway.mode = 'unavailable'
    for (let n = 0; n < 5; n++) await step(await create('BALANCE_QUERY', { isHeld: true }))
  }

  test('opens after five failures, delays operations, and one trial closes it', async () => {
    await failFiveTimes()
    expect(await list()).toMatchObject({ breakerState: 'OPEN', breakerFailures: 5 })

    const before = gate.gateway.requests.length
    const [first, second] = [
      await create('BALANCE_QUERY', { isHeld: true }),
      await create('BALANCE_QUERY', { isHeld: true }),
    ]
    await step(first)
    expect(await operation(first)).toMatchObject({ status: 'CREATED', next_time: expect.any(String) })
    expect(gate.gateway.requests).toHaveLength(before)

    await run("update channel_breaker set open_until = now() - interval '1 second'")
    expect(await list()).toMatchObject({ breakerState: 'HALF_OPEN' })
    gate.gateway.mode = 'hang'
    const trial = step(first)
    await vi.waitFor(() => expect(gate.gateway.requests).toHaveLength(before + 1))
    await step(second)
    expect(await operation(second)).toMatchObject({ status: 'CREATED' })
    await trial
    expect(await list()).toMatchObject({ breakerState: 'OPEN', breakerFailures: 6 })

    await run("update channel_breaker set open_until = now() - interval '1 second'")
    gate.gateway.mode = 'answer'
    await step(second)
    expect(await operation(second)).toMatchObject({ status: 'SUCCEEDED' })
    expect(await list()).toMatchObject({ breakerState: 'CLOSED', breakerFailures: 0 })
  })

  test('closed by an administrator sends waiting operations at once', async () => {
    await failFiveTimes()
    const id = await create('BALANCE_QUERY', { isHeld: true })
    await step(id)
    gate.gateway.mode = 'answer'
    const { id: channelId } = await list()

    const answer = await call('PUT', '/channel/payChannel/closeBreaker', { body: { id: channelId } })
    expect(answer.result).toMatchObject({ breakerState: 'CLOSED' })
    await finished(id, 'SUCCEEDED')
    expect(
      await call('PUT', '/channel/payChannel/closeBreaker', { body: { id: channelId }, by: 'clerk' }),
    ).toMatchObject({ status: 403 })
  })
})

test('no table has the secret of the gateway', async () => {
  const rows = await run('select row_to_json(c)::text as text from pay_channel c')

  expect(rows.map(({ text }) => text).join()).not.toContain(GATEWAY_SECRET)
})
