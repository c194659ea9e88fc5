import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { SIGNATURE_HEADERS, signatureOf, signRequest } from './signature.ts'

const SECRET = 'the secret of the gateway'
const PATH = '/jeecg-boot/app/echo?channel=wechat'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    extend: (app) => {
      app.post(
        '/jeecg-boot/app/echo',
        {
          config: {
            access: 'signed',
            signingKey: async (keyId) => (keyId === 'gateway' ? { id: 'g1', secret: SECRET } : undefined),
          },
          bodyLimit: 1_000,
          schema: {
            querystring: {
              type: 'object',
              additionalProperties: false,
              properties: { channel: { type: 'string' } },
            },
          },
        },
        (request) => ({ by: request.signedBy.id, body: request.body }),
      )
    },
  })
})
afterAll(() => server.close())

const sign = (body: string, secret = SECRET, keyId = 'gateway') =>
  signRequest({
    method: 'POST',
    url: `http://here${PATH}`,
    body,
    keyId,
    secret,
    now: server.services.clock(),
  })

const send = (body: string, headers: Record<string, string> = sign(body), url = PATH) =>
  server.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

const BODY = '{"amountFen":100}'

test('a signed request is accepted with its body and its key', async () => {
  const answer = await send(BODY)

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({ by: 'g1', body: { amountFen: 100 } })
})

test('the same request is refused the second time', async () => {
  const headers = sign(BODY)
  await send(BODY, headers)

  const answer = await send(BODY, headers)
  expect(answer.statusCode).toBe(409)
  expect(answer.json().result.error).toBe('REQUEST_SIGNATURE_REPLAYED')
})

test.each([
  ['another body', () => send('{"amountFen":999}', sign(BODY))],
  ['another path', () => send(BODY, sign(BODY), PATH.replace('wechat', 'alipay'))],
  ['another secret', () => send(BODY, sign(BODY, 'guessed'))],
  ['an unknown key', () => send(BODY, sign(BODY, SECRET, 'nobody'))],
  ['no headers', () => send(BODY, {})],
  ['a malformed signature', () => send(BODY, { ...sign(BODY), [SIGNATURE_HEADERS.signature]: 'zz' })],
  ['a malformed nonce', () => send(BODY, { ...sign(BODY), [SIGNATURE_HEADERS.nonce]: "'; drop" })],
  ['the token of a user', async () => send(BODY, await server.signIn())],
])('a request with %s is refused', async (_, request) => {
  const answer = await request()

  expect(answer.statusCode).toBe(401)
  expect(answer.json().result.error).toBe('REQUEST_SIGNATURE_INVALID')
})

test.each([-301, 301])('a request whose time differs by %i seconds is refused', async (seconds) => {
  const now = new Date(server.services.clock().getTime() + seconds * 1_000)
  const url = `http://here${PATH}`
  const answer = await send(
    BODY,
    signRequest({ method: 'POST', url, body: BODY, keyId: 'gateway', secret: SECRET, now }),
  )

  expect(answer.json().result.error).toBe('REQUEST_SIGNATURE_EXPIRED')
})

test('a body over the limit is refused before it is parsed', async () => {
  const body = JSON.stringify({ text: 'x'.repeat(5_000) })

  expect((await send(body)).statusCode).toBe(413)
})

test('a wrong signature does not use up the nonce', async () => {
  const headers = sign(BODY)
  await send('{"amountFen":1}', headers)

  expect((await send(BODY, headers)).statusCode).toBe(200)
})

test('a route that takes signed requests must name its keys', () => {
  const config = { access: 'signed' } as const
  expect(() => server.app.post('/jeecg-boot/app/other', { config }, () => null)).toThrow()
})

test('the signature covers each part', () => {
  const parts = {
    method: 'POST',
    path: '/a',
    time: '1700000000',
    nonce: 'n'.repeat(16),
    body: Buffer.from('{}'),
  }
  const changes = [{}, { method: 'PUT' }, { path: '/b' }, { time: '1700000001' }, { nonce: 'm'.repeat(16) }]
  const signatures = [...changes, { body: Buffer.from('[]') }].map((change) =>
    signatureOf({ ...parts, ...change }, SECRET),
  )

  expect(new Set(signatures).size).toBe(6)
})
