import { beforeEach, describe, expect, test } from 'vitest'
import { serveChannel } from '../../../tests/support/serve-channel.ts'
import { channelSecretPlace } from '../../platform/channel/adapters.ts'

const { server, call, run: query, gate, create, lastAudit } = serveChannel()

const path = '/channel/payChannel/edit'
const channel = async () => (await query("select * from pay_channel where code = 'gate'"))[0]
const errorOf = ({ status, result }: { status: number; result: { error?: string } }) => [
  status,
  result?.error,
]

/** Content of an edit that changes only the given settings. */
async function edit(more: object = {}) {
  const { id, version, adapter, gateway_url, key_id } = await channel()
  return {
    id,
    version,
    name: 'Gate',
    adapter,
    ratePpm: 3_800,
    settleCycle: 'T+1',
    status: 'ACTIVE',
    gatewayUrl: gateway_url,
    keyId: key_id,
    ...more,
  }
}

async function approved(content: object) {
  const body = { operation: 'payChannel.edit', content, username: 'reviewer', password: '123456' }
  const { result } = await call('POST', '/app/signatures', { body })
  return { ...content, signature: result.signature }
}

const save = (body: object) => call('PUT', path, { body })

beforeEach(async () => {
  await query(
    `update pay_channel set adapter = 'http', gateway_url = $1, key_id = 'gaiwan-1' where code = 'gate'`,
    [gate.gateway.url],
  )
})

const SECRET = 'another-secret-of-the-gateway-for-tests'
const OTHER = 'https://other.example.com/pay'

describe('the connection of a channel', () => {
  test.each([
    ['adapter', { adapter: 'sandbox' }],
    ['URL', { gatewayUrl: OTHER }],
    ['key', { keyId: 'gaiwan-2' }],
    ['secret', { secret: SECRET }],
  ])('needs the approval of a second user for another %s', async (_name, more) => {
    const before = await channel()
    const content = await edit(more)

    const answer = await save(content)
    expect(errorOf(answer)).toEqual([400, 'SIGNATURE_NEEDED'])
    expect(Object.keys(answer.result.fields)).toEqual(['signature'])
    expect(await channel()).toEqual(before)

    expect(await save(await approved(content))).toMatchObject({ success: true })
    expect(await channel()).toMatchObject({ signed_by: 'reviewer', version: before.version + 1 })
    expect((await lastAudit()).detail).toMatchObject({ to: { signedBy: 'reviewer' } })
  })

  test('is approved for exactly these values', async () => {
    const { signature } = await approved(await edit({ gatewayUrl: 'https://good.example.com/pay' }))

    expect(errorOf(await save({ ...(await edit({ gatewayUrl: OTHER })), signature }))).toEqual([
      400,
      'SIGNATURE_INVALID',
    ])
  })

  test('keeps its last approver when a name or a rate changes without approval', async () => {
    await save(await approved(await edit({ keyId: 'gaiwan-3' })))

    expect(await save(await edit({ name: 'Gate 2', ratePpm: 3_900 }))).toMatchObject({ success: true })
    expect(await channel()).toMatchObject({ name: 'Gate 2', rate_ppm: 3_900, signed_by: 'reviewer' })
  })
})

describe('another gateway', () => {
  const switches: [string, object][] = [
    ['adapter', { adapter: 'sandbox' }],
    ['URL', { gatewayUrl: OTHER }],
  ]

  test.each(switches)('is refused while operations are open (%s)', async (_name, more) => {
    await create('WITHDRAWAL', { amountFen: 100 })
    const uncertain = await create('WITHDRAWAL', { amountFen: 200 })
    await query(
      `update channel_operation set status = 'FAILED', response = '{"status": "PROCESSING"}' where id = $1`,
      [uncertain],
    )

    const answer = await save(await approved(await edit(more)))

    expect(errorOf(answer)).toEqual([409, 'CHANNEL_HAS_OPERATIONS'])
    expect(answer.message).toContain('2 operations')
    expect(answer.message).toContain('Channels › Channel operations')
    expect(await channel()).toMatchObject({ adapter: 'http', gateway_url: gate.gateway.url })
  })

  test('is accepted when the others failed for certain or wait for the review of their shop', async () => {
    const failed = await create('WITHDRAWAL', { amountFen: 300 })
    await create('WITHDRAWAL', { amountFen: 400, isHeld: true })
    await query(
      `update channel_operation set status = 'FAILED', response = '{"status": "FAILED"}' where id = $1`,
      [failed],
    )

    expect(await save(await approved(await edit({ gatewayUrl: OTHER })))).toMatchObject({ success: true })
  })

  test('key and secret of the same gateway change while operations are open', async () => {
    await create('WITHDRAWAL', { amountFen: 500 })

    const content = await edit({ keyId: 'gaiwan-4', secret: SECRET })
    expect(await save(await approved(content))).toMatchObject({ success: true })
    const { secret } = await channel()
    expect(server.services.secrets.decrypt(secret, channelSecretPlace('gate'))).toBe(SECRET)
  })
})

test('an older version is refused before its approval is used', async () => {
  const content = await edit({ adapter: 'sandbox', version: 0 })
  await query("update pay_channel set version = 7 where code = 'gate'")

  expect(errorOf(await save(content))).toEqual([409, 'RECORD_CHANGED'])
})
