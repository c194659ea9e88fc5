import { describe, expect, test, vi } from 'vitest'
import { GATEWAY_KEY, GATEWAY_SECRET, serveChannel } from '../../../tests/support/serve-channel.ts'
import { signRequest } from '../../platform/request-signature/signature.ts'

const { server, gate, run, create, operation, step, finished, transitions, headers } = serveChannel()

const refused = ({ status, result }: { status: number; result: { error?: string } }) => [status, result.error]

describe('a call-back', () => {
  const path = '/jeecg-boot/channel/callback/gate'
  const sign = (body: string, more: { secret?: string; now?: Date } = {}) =>
    signRequest({
      method: 'POST',
      url: `http://gaiwan${path}`,
      body,
      keyId: GATEWAY_KEY,
      secret: GATEWAY_SECRET,
      now: server.services.clock(),
      ...more,
    })
  const send = async (body: object | string, signed?: Record<string, string>, url = path) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const answer = await server.app.inject({
      method: 'POST',
      url,
      payload: text,
      headers: { 'content-type': 'application/json', ...(signed ?? sign(text)) },
    })
    return { status: answer.statusCode, ...answer.json() }
  }
  const accepted = async () => {
    gate.gateway.mode = 'accept'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    await step(id)
    return id
  }

  test('finishes an accepted operation once; repeated and late ones change nothing', async () => {
    const id = await accepted()
    const requestNo = `C${id}`

    expect((await send({ requestNo, status: 'SUCCEEDED', channelNo: 'G-1' })).result).toEqual({
      isApplied: true,
    })
    expect((await send({ requestNo, status: 'SUCCEEDED' })).result).toEqual({ isApplied: false })
    expect((await send({ requestNo, status: 'FAILED' })).result).toEqual({ isApplied: false })
    expect((await send({ requestNo, status: 'PROCESSING' })).result).toEqual({ isApplied: false })
    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED', response: { channelNo: 'G-1' } })
    expect(await transitions(id)).toEqual(['create', 'submit', 'process', 'succeed'])
  })

  test('that contradicts the result raises one alarm, and does not change the operation', async () => {
    const id = await accepted()
    const requestNo = `C${id}`
    const alarms = () =>
      run('select level, title_i18n, fire_count, status from alarm_record where subject = $1', [requestNo])
    await send({ requestNo, status: 'FAILED', attempt: 1 })
    await send({ requestNo, status: 'REJECTED' })
    expect(await alarms()).toEqual([])

    const answers = [
      await send({ requestNo, status: 'SUCCEEDED' }),
      await send({ requestNo, status: 'SUCCEEDED' }),
    ]

    expect(answers.map(({ result }) => result)).toEqual([{ isApplied: false }, { isApplied: false }])
    expect(await alarms()).toEqual([
      {
        level: 'CRITICAL',
        title_i18n: expect.objectContaining({ 'zh-CN': `渠道事后报告成功：${requestNo}` }),
        fire_count: 2,
        status: 'FIRING',
      },
    ])
    expect(await operation(id)).toMatchObject({ status: 'FAILED' })
  })

  test('that reports a failure after a success raises an alarm', async () => {
    const id = await accepted()
    const requestNo = `C${id}`
    await send({ requestNo, status: 'SUCCEEDED' })

    await send({ requestNo, status: 'FAILED' })

    expect(await run('select metric from alarm_record where subject = $1', [requestNo])).toEqual([
      { metric: 'CHANNEL_RESULT' },
    ])
    expect(await operation(id)).toMatchObject({ status: 'SUCCEEDED' })
  })

  test('that arrives before the response is applied', async () => {
    gate.gateway.mode = 'hang'
    const id = await create('WITHDRAWAL', { amountFen: 100, isHeld: true })
    const submit = step(id)
    await vi.waitFor(() => expect(gate.gateway.effects.get(`C${id}`)).toBe(1))
    await send({ requestNo: `C${id}`, status: 'SUCCEEDED' })
    await submit

    expect(await transitions(id)).toEqual(['create', 'submit', 'succeed'])
  })

  test('of a sandbox that answers twice has one effect', async () => {
    await run("update pay_channel set sandbox_repeat_percent = 100 where code = 'wechat'")
    const ids = await Promise.all(
      Array.from({ length: 8 }, () => create('WITHDRAWAL', { channelCode: 'wechat', amountFen: 100 })),
    )
    await Promise.all(ids.map((id) => finished(id, 'SUCCEEDED')))
    await run("update pay_channel set sandbox_repeat_percent = 0 where code = 'wechat'")

    const rows = await run(
      `select o.status, r.effects, (select count(*)::int from state_transition s where s.subject_id = o.id
         and s.transition = 'succeed') as results
       from channel_operation o join sandbox_request r on r.request_no = o.request_no where o.id = any($1)`,
      [ids],
    )
    expect(rows).toEqual(ids.map(() => ({ status: 'SUCCEEDED', effects: 1, results: 1 })))
  })

  test('is refused with a wrong signature, an old time, a huge body, another channel or a replay', async () => {
    const body = JSON.stringify({ requestNo: `C${await accepted()}`, status: 'SUCCEEDED' })
    const old = new Date(server.services.clock().getTime() - 301_000)
    const huge = JSON.stringify({ requestNo: 'C1', status: 'FAILED', message: 'x'.repeat(70_000) })

    expect((await send(body, sign(body, { secret: 'another secret of 32 characters!' }))).status).toBe(401)
    expect(refused(await send(body, sign(body, { now: old })))).toEqual([401, 'REQUEST_SIGNATURE_EXPIRED'])
    expect((await send(huge)).status).toBe(413)
    expect((await send(body, sign(body), path.replace('gate', 'wechat'))).status).toBe(401)
    expect((await send(body, headers.admin)).status).toBe(401)
    const signed = sign(body)
    expect((await send(body, signed)).status).toBe(200)
    expect(refused(await send(body, signed))).toEqual([409, 'REQUEST_SIGNATURE_REPLAYED'])
  })

  test.each([
    ['an unknown request', { requestNo: 'C1', status: 'SUCCEEDED' }, 404],
    ['an unknown status', { requestNo: 'C1', status: 'MAYBE' }, 400],
    ['an unknown field', { requestNo: 'C1', status: 'FAILED', amountFen: 1 }, 400],
    ['no JSON', 'OK', 400],
  ])('about %s is refused', async (_name, body, status) => {
    expect(await send(body)).toMatchObject({ status })
  })
})
