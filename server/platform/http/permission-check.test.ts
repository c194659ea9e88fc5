import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { createWebDir } from '../../../tests/support/web-dir.ts'
import { buildApp } from '../../app.ts'
import publicRoutes from './public-routes.json' with { type: 'json' }

const BILLS = '/jeecg-boot/bill/settleBill/list'

const web = createWebDir()
let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ webDir: web.webDir })
})
afterAll(async () => {
  await server.close()
  web.remove()
})

test('a route without access stops the start', () => {
  const app = buildApp(server.services)

  expect(() => app.get('/jeecg-boot/app/anything', () => 'open')).toThrow('declares no access')
})

test('the public routes are exactly the listed ones', () => {
  const open = server.app.routeAccess
    .filter(({ access, method }) => access === 'public' && method !== 'HEAD')
    .map(({ method, url }) => `${method} ${url}`)

  expect(open.sort()).toEqual(publicRoutes)
})

test('every other route under the API base refuses visitors', async () => {
  const guarded = server.app.routeAccess.filter(({ access }) => access !== 'public')

  const answers = await Promise.all(
    guarded.map(({ method, url }) => server.app.inject({ method: method as 'GET', url })),
  )

  expect(guarded.length).toBeGreaterThan(10)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(
    guarded.map(({ access }) => (access === 'signed' ? 401 : 500)),
  )
})

test('a caller without the permission of our own route gets 403 in the envelope', async () => {
  const headers = await server.signIn('configurator')

  const answer = await server.app.inject({ url: BILLS, headers: { ...headers, 'x-locale': 'en-US' } })

  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toMatchObject({
    success: false,
    code: 403,
    message: 'No permission. Ask an administrator.',
    result: { error: 'FORBIDDEN', requestId: expect.any(String) },
  })
})

test('a caller with the permission is accepted', async () => {
  const answer = await server.app.inject({ url: BILLS, headers: await server.signIn('clerk') })

  expect(answer.statusCode).toBe(200)
})

test.each([
  `${BILLS}.js`,
  `${BILLS};x`,
  `${BILLS};.js`,
  `${BILLS}/`,
  `${BILLS}%2F`,
  '/jeecg-boot//bill/settleBill/list',
  '//jeecg-boot/bill/settleBill/list',
  '/jeecg-boot/bill%2FsettleBill/list',
  '/jeecg-boot/BILL/settleBill/list',
  '/jeecg-boot/bill/settlebill/list',
  '/jeecg-boot/static/../bill/settleBill/list.css',
  '/jeecg-boot/sys/login/../../bill/settleBill/list',
  '/jeecg-boot/./bill/settleBill/list',
  `${BILLS}%00`,
])('no spelling of a protected path bypasses its access: %s', async (url) => {
  const answer = await server.app.inject({ url })

  expect(answer.statusCode).toBeGreaterThanOrEqual(400)
  expect(answer.body).not.toContain('records')
})

test.each([
  '/jeecg-boot/sys/dict/getDictItems/settle_bill_status.js',
  '/jeecg-boot/sys/dict/getDictItems/settle_bill_status;x',
  '/jeecg-boot/sys/dict/getDictItems/settle_bill_status.css?x=.js',
  '/jeecg-boot/sys/dict/getDictItems/a%2Fb',
])('a suffix of a path variable gives no access: %s', async (url) => {
  expect((await server.app.inject({ url })).statusCode).toBe(500)
})

test('HEAD requests to a protected route are protected too', async () => {
  expect((await server.app.inject({ method: 'HEAD', url: BILLS })).statusCode).toBe(500)
})

test('a token in the query string is ignored', async () => {
  const { 'x-access-token': token } = await server.signIn()

  expect((await server.app.inject({ url: `${BILLS}?token=${token}` })).statusCode).toBe(500)
})

test.each(['x', 'A'.repeat(43), 'A'.repeat(5_000), "' or 1=1 --"])(
  'an unknown token gets the same answer as an expired one: %s',
  async (token) => {
    const answer = await server.app.inject({ url: BILLS, headers: { 'x-access-token': token } })

    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toMatchObject({
      status: 500,
      error: 'Internal Server Error',
      message: 'Token失效，请重新登录',
      path: BILLS,
      timestamp: expect.any(Number),
      exception: expect.any(String),
    })
  },
)

test('the message of an expired token is the same in every language', async () => {
  const headers = { 'x-access-token': 'x', 'x-locale': 'en-US' }

  const answer = await server.app.inject({ url: '/jeecg-boot/sys/dict/queryAllDictItems', headers })

  expect(answer.json().message).toBe('Token失效，请重新登录')
})

test('an expired token answers 401 if configured', async () => {
  const { config } = server.services
  const app = buildApp({ ...server.services, config: { ...config, tokenExpiredStatus: 401 } })

  const answer = await app.inject({ url: BILLS, headers: { 'x-access-token': 'x' } })
  await app.close()

  expect(answer.statusCode).toBe(401)
  expect(answer.json()).toMatchObject({ code: 401, message: 'Token失效，请重新登录' })
})

test('the body of a caller without permission is never read', async () => {
  const headers = await server.signIn('configurator')

  const answer = await server.app.inject({
    method: 'PUT',
    url: '/jeecg-boot/bill/settleBill/confirm',
    headers: { ...headers, 'content-type': 'application/json' },
    payload: '{ not json',
  })

  expect(answer.statusCode).toBe(403)
})
