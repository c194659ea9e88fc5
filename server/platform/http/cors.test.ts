import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const ORIGIN = 'https://office.example.com'
const LIST = '/jeecg-boot/bill/settleBill/list?pageSize=1'

let server: TestApp
let open: TestApp
beforeAll(async () => {
  server = await createTestApp()
  const database = { ...server.services.database, close: async () => undefined }
  open = await createTestApp({ database, env: { CORS_ORIGINS: `${ORIGIN} http://localhost:8080` } })
})
afterAll(async () => {
  await open.close()
  await server.close()
})

const corsHeadersOf = (headers: object) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name.startsWith('access-control-')))
const preflight = (to: TestApp, origin: string) =>
  to.app.inject({
    method: 'OPTIONS',
    url: LIST,
    headers: {
      origin,
      'access-control-request-method': 'PUT',
      'access-control-request-headers': 'x-access-token,content-type',
    },
  })

test.each([ORIGIN, 'http://localhost:8080'])(
  'a page of the configured origin %s may call the API with its token',
  async (origin) => {
    const asked = await preflight(open, origin)
    const answer = await open.app.inject({ url: LIST, headers: { ...(await open.signIn()), origin } })

    expect([asked.statusCode, answer.statusCode]).toEqual([200, 200])
    expect(corsHeadersOf(asked.headers)).toEqual({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST, PUT, DELETE, OPTIONS',
      'access-control-allow-headers': 'x-access-token,content-type',
      'access-control-expose-headers': 'content-disposition, etag, retry-after, x-request-id',
      'access-control-max-age': '600',
    })
    expect(answer.headers).toMatchObject({
      'access-control-allow-origin': origin,
      vary: expect.stringContaining('Origin'),
    })
  },
)

test('an error has the headers too, so that the page can read it', async () => {
  const { statusCode, headers } = await open.app.inject({ url: LIST, headers: { origin: ORIGIN } })

  expect([statusCode, headers['access-control-allow-origin']]).toEqual([500, ORIGIN])
})

test.each([
  ['another origin', 'https://evil.example'],
  ['a prefix of the origin', 'https://office.example.com.evil.example'],
  ['the origin with another scheme', 'http://office.example.com'],
  ['no page', 'null'],
])('%s gets no permission', async (_, origin) => {
  const answers = [
    await preflight(open, origin),
    await open.app.inject({ url: LIST, headers: { ...(await open.signIn()), origin } }),
  ]

  expect(answers.map(({ headers }) => headers['access-control-allow-origin'])).toEqual([undefined, undefined])
})

test('without the setting no origin gets permission', async () => {
  const asked = await preflight(server, ORIGIN)
  const answer = await server.app.inject({
    url: LIST,
    headers: { ...(await server.signIn()), origin: ORIGIN },
  })

  expect([corsHeadersOf(asked.headers), corsHeadersOf(answer.headers)]).toEqual([{}, {}])
})
