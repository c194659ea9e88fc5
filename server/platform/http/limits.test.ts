import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { openDatabase } from '../../db/index.ts'
import { addRateLimits } from '../rate-limit/rate-limits.ts'
import { contentSecurityPolicy } from './security-headers.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { LOGIN_RATE_LIMIT: '3' } })
})
afterAll(() => server.close())

const appWith = (env: Record<string, string>) =>
  buildApp({ ...server.services, config: readConfig({ CAPTCHA: 'off', ...env }) })

/** Creates a server whose database is unreachable. */
function lonelyApp() {
  const database = openDatabase({ url: 'postgres://nobody@127.0.0.1:1/none', businessTz: 'Asia/Shanghai' })
  const app = buildApp({ ...server.services, database })
  return { app, close: () => app.close().then(() => database.close()) }
}

test('logins beyond the limit of an address are refused with the time to wait', async () => {
  const login = () =>
    server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/login',
      payload: { username: 'admin', password: '123456' },
    })

  const first = [await login(), await login(), await login()]
  const fourth = await login()

  expect(first.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(fourth.statusCode).toBe(429)
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(0)
  expect(fourth.json()).toMatchObject({ success: false, code: 429 })
})

test('the limit of all routes counts each call of an address', async () => {
  const app = appWith({ RATE_LIMIT: '2' })
  const call = () => app.inject({ url: '/jeecg-boot/sys/dict/queryAllDictItems' })

  const answers = [await call(), await call(), await call()]
  await app.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([500, 500, 429])
})

test('a client that disconnects early causes no error', async () => {
  const app = fastify()
  // A request whose connection was reset has no IP address.
  app.addHook('onRequest', async (request) => {
    Object.defineProperty(request, 'ip', { value: undefined })
  })
  addRateLimits(app, 1)
  app.register(async (routes) => routes.get('/', async () => 'ok'))

  const answers = [await app.inject('/'), await app.inject('/')]
  await app.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429])
})

test('behind a trusted proxy the address is the forwarded one', async () => {
  const app = appWith({ RATE_LIMIT: '1', TRUST_PROXY: '1' })
  const call = (from: string) =>
    app.inject({ url: '/jeecg-boot/app/capabilities', headers: { 'x-forwarded-for': from } })

  const answers = [await call('192.0.2.1'), await call('192.0.2.2'), await call('192.0.2.1')]
  await app.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 429])
})

test('without a trusted proxy the forwarded address is ignored', async () => {
  const app = appWith({ RATE_LIMIT: '1' })
  const call = (from: string) =>
    app.inject({ url: '/jeecg-boot/app/capabilities', headers: { 'x-forwarded-for': from } })

  const answers = [await call('192.0.2.1'), await call('192.0.2.2')]
  await app.close()

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 429])
})

test('every answer has the security headers, and the API is never cached', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/app/capabilities' })

  expect(answer.headers).toMatchObject({
    'content-security-policy':
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
      "connect-src 'self'; worker-src 'self' blob:; frame-src 'self'; object-src 'none'; base-uri 'none'; " +
      "form-action 'self'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
  })
})

test('configured origins are added to their directives', () => {
  const policy = contentSecurityPolicy({
    frameOrigins: ['https://reports.example'],
    connectOrigins: ['wss://push.example'],
    imgOrigins: ['https://images.example'],
    mapTileUrl: 'https://tiles.example:8443/map/{z}/{x}/{y}.png?key=1',
  })

  expect(policy).toContain("frame-src 'self' https://reports.example;")
  expect(policy).toContain("connect-src 'self' wss://push.example;")
  expect(policy).toContain("img-src 'self' data: blob: https://images.example https://tiles.example:8443;")
})

test('origins that are not configured have no access', async () => {
  const answer = await server.app.inject({
    url: '/jeecg-boot/app/capabilities',
    headers: { origin: 'https://evil.example' },
  })

  expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
})

test('a request id of the caller is ignored', async () => {
  const answer = await server.app.inject({
    url: '/health',
    headers: { 'x-request-id': 'mine', 'request-id': 'mine' },
  })

  expect(answer.headers['x-request-id']).not.toBe('mine')
})

test('a long answer is compressed if the client accepts this; a compressed request is refused', async () => {
  const answer = await server.app.inject({
    url: '/jeecg-boot/app/openapi.json',
    headers: { ...(await server.signIn()), 'accept-encoding': 'gzip' },
  })
  const bomb = await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/logout',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: Buffer.from('H4sIAAAAAAAAA6uuBQBDv6ajAgAAAA==', 'base64'),
  })

  expect(answer.headers['content-encoding']).toBe('gzip')
  expect(bomb.statusCode).toBe(400)
})

test('a client that never completes its headers or body is disconnected', () => {
  expect(server.app.server).toMatchObject({ headersTimeout: 15_000, requestTimeout: 30_000 })
})

test('client timeouts are checked every second', async () => {
  const app = appWith({})
  await app.listen({ port: 0, host: '127.0.0.1' })
  app.server.headersTimeout = 200
  const began = performance.now()

  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => undefined)
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\n')
  socket.resume()
  await once(socket, 'close')
  const took = performance.now() - began
  await app.close()

  // By default, Node checks timeouts every 30 s.
  expect(took).toBeLessThan(15_000)
})

test('a request in progress at shutdown is answered, as the last one on its connection', async () => {
  const app = appWith({})
  await app.listen({ port: 0, host: '127.0.0.1' })
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  socket.write('GET /health HTTP/1.1\r\nHost: a\r\n')
  await once(app.server, 'connection')
  await new Promise((resolve) => setTimeout(resolve, 100))

  const closed = app.close()
  socket.write('\r\n')
  let answer = ''
  for await (const chunk of socket) answer += chunk
  await closed

  expect(answer).toMatch(/^HTTP\/1.1 200 OK\r\n/)
  expect(answer).toMatch(/\r\nconnection: close\r\n/i)
})

test('a server with its database is live and ready', async () => {
  expect((await server.app.inject({ url: '/health' })).statusCode).toBe(200)
  expect((await server.app.inject({ url: '/ready' })).statusCode).toBe(200)
})

test('a server without its database is live but not ready, and answers 503 within two seconds', async () => {
  const { app, close } = lonelyApp()
  const began = performance.now()

  const health = await app.inject({ url: '/health' })
  const ready = await app.inject({ url: '/ready' })
  const call = await app.inject({
    url: '/jeecg-boot/bill/settleBill/list',
    headers: { 'x-access-token': 'x' },
  })
  const took = performance.now() - began
  await close()

  expect([health.statusCode, ready.statusCode, call.statusCode]).toEqual([200, 503, 503])
  expect(call.headers['retry-after']).toBe('2')
  expect(call.json()).toMatchObject({
    message: '服务暂时不可用，请稍后重试',
    result: { error: 'UNAVAILABLE' },
  })
  // Each of the three calls waits at most two seconds. The rest of the time is for a busy machine.
  expect(took).toBeLessThan(10_000)
})

test('the API description has each operation with its access', async () => {
  const url = '/jeecg-boot/app/openapi.json'
  const { paths } = (await server.app.inject({ url, headers: await server.signIn() })).json()

  expect(paths).toHaveProperty(['/jeecg-boot/bill/settleBill/confirm', 'put', 'requestBody'])
  expect(paths).toHaveProperty(
    ['/jeecg-boot/bill/settleBill/list', 'get', 'description'],
    'Access: bill:list',
  )
  expect(paths).not.toHaveProperty(['/ready'])
})

test('only administrators may read the API description', async () => {
  const url = '/jeecg-boot/app/openapi.json'
  const [visitor, clerk, admin] = await Promise.all([
    server.app.inject({ url }),
    server.app.inject({ url, headers: await server.signIn('clerk') }),
    server.app.inject({ url, headers: await server.signIn('admin') }),
  ])

  expect([visitor, clerk, admin].map(({ statusCode }) => statusCode)).toEqual([500, 403, 200])
  expect(visitor.body + clerk.body).not.toContain('settleBill')
})
