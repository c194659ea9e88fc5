import { Writable } from 'node:stream'
import Type from 'typebox'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { buildApp } from '../../app.ts'
import { ok } from './envelope.ts'
import { defineHttpError } from './errors.ts'

const teaCold = defineHttpError<{ tea: string }>('TEA_COLD', 409, {
  en: ({ tea }) => `${tea} is cold`,
  zh: ({ tea }) => `${tea}凉了`,
})

const Cup = Type.Object(
  {
    id: Type.String({ minLength: 1, maxLength: 32 }),
    ml: Type.Integer({ minimum: 1 }),
    note: Type.Optional(Type.String()),
  },
  { additionalProperties: false },
)
const open = { access: 'public' } as const

const lines: string[] = []
const logTo = new Writable({
  write(chunk, _encoding, done) {
    lines.push(String(chunk))
    done()
  },
})

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({
    logTo,
    extend: (app) => {
      app.get('/jeecg-boot/tea/cold', { config: open }, () => {
        throw teaCold({ tea: 'Oolong' })
      })
      app.get('/jeecg-boot/sys/tea/cold', { config: open }, () => {
        throw teaCold({ tea: 'Oolong' })
      })
      app.get('/jeecg-boot/sys/tea/lukewarm', { config: { access: 'signedIn' } }, () => {
        throw teaCold({ tea: 'Oolong' }, { fields: { temperature: { en: 'Too low', zh: '过低' } } })
      })
      app.get('/jeecg-boot/tea/bug', { config: open }, () => {
        throw new Error('the pot at /srv/pot leaks')
      })
      app.get('/jeecg-boot/sys/tea/bug', { config: open }, () => {
        throw Object.assign(new Error('relation "pot" does not exist'), { code: '42P01', severity: 'ERROR' })
      })
      app.get('/jeecg-boot/tea/size', { config: open, schema: { querystring: Cup } }, ({ query }) =>
        ok(query),
      )
      app.get('/jeecg-boot/tea/plain', { config: open }, () => ok('plain'))
      app.post('/jeecg-boot/tea', { config: open, schema: { body: Cup } }, ({ body }) => ok(body))
      app.post('/jeecg-boot/sys/tea', { config: open, schema: { body: Cup } }, ({ body }) => ok(body))
    },
  })
})
afterAll(() => server.close())

const post = (payload: object | string, path = '/tea', headers = {}) =>
  server.app.inject({
    method: 'POST',
    url: `/jeecg-boot${path}`,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  })

test('a refusal on our own path has its status, its code and the language of the caller', async () => {
  const answer = await server.app.inject({
    url: '/jeecg-boot/tea/cold',
    headers: { 'x-locale': 'en-US' },
  })

  expect(answer.statusCode).toBe(409)
  expect(answer.json()).toEqual({
    success: false,
    message: 'Oolong is cold',
    code: 409,
    result: { error: 'TEA_COLD', requestId: answer.headers['x-request-id'] },
    timestamp: expect.any(Number),
  })
})

test('without a locale the server answers in Chinese', async () => {
  expect((await server.app.inject({ url: '/jeecg-boot/tea/cold' })).json().message).toBe('Oolong凉了')
})

test('a refusal on a JeecgBoot path is HTTP 200 with success false', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/sys/tea/cold' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: false, code: 500, message: 'Oolong凉了', result: null })
})

test('on a JeecgBoot path signed-in callers get the error details beside the result; visitors do not', async () => {
  const headers = { ...(await server.signIn()), 'x-locale': 'en-US' }
  const inside = await server.app.inject({ url: '/jeecg-boot/sys/tea/lukewarm', headers })
  const visitor = await server.app.inject({ url: '/jeecg-boot/sys/tea/cold' })

  expect(inside.statusCode).toBe(200)
  expect(inside.json().refusal).toEqual({
    error: 'TEA_COLD',
    status: 409,
    fields: { temperature: 'Too low' },
    requestId: inside.headers['x-request-id'],
  })
  expect(visitor.json()).not.toHaveProperty('refusal')
})

test.each(['/jeecg-boot/tea/bug', '/jeecg-boot/sys/tea/bug'])(
  'an internal error returns its request id only, also in its sentence: %s',
  async (url) => {
    const answer = await server.app.inject({ url })

    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      success: false,
      message: `服务器出错，请重试或联系技术支持。参考编号：${answer.headers['x-request-id']}`,
      code: 500,
      result: { error: 'INTERNAL', requestId: answer.headers['x-request-id'] },
      timestamp: expect.any(Number),
    })
  },
)

test('the log has the details of an error that the answer omits', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/tea/bug' })

  const line = lines.find((text) => text.includes('leaks') && text.includes(answer.json().result.requestId))
  expect(line).toContain('the pot at /srv/pot leaks')
})

test.each([
  [{ ml: 1 }, 'id'],
  [{ id: 'a', ml: '1' }, 'ml'],
  [{ id: 1, ml: 1 }, 'id'],
  [{ id: { $ne: '' }, ml: 1 }, 'id'],
  [{ id: 'a', ml: 0 }, 'ml'],
  [{ id: 'a', ml: 1, sugar: true }, 'sugar'],
  [{ id: 'a', ml: 1, note: null }, 'note'],
])('a body with unknown or invalid fields is refused: %o names the field %s', async (body, field) => {
  const answer = await post(body)

  expect(answer.statusCode).toBe(400)
  expect(answer.json().result).toMatchObject({
    error: 'REQUEST_INVALID',
    fields: { [field]: expect.any(String) },
  })
})

test('a valid body is accepted', async () => {
  expect((await post({ id: 'a', ml: 1 })).json().result).toEqual({ id: 'a', ml: 1 })
})

test('an invalid body on a JeecgBoot path is HTTP 200 with success false', async () => {
  const answer = await post({}, '/sys/tea', { 'x-locale': 'en-US' })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ success: false, code: 500, message: 'id is required', result: null })
})

test.each(['{', '"', '[1,', '{"__proto__": {"admin": true}}', '{"constructor": {"prototype": {"a": 1}}}'])(
  'a body that is no valid JSON is refused: %s',
  async (payload) => {
    const answer = await post(payload)

    expect(answer.statusCode).toBe(400)
    expect(answer.json().result.error).toBe('REQUEST_MALFORMED')
  },
)

test.each(['__proto__', 'constructor', 'nonsense'])(
  'an unknown query key is named, even if it is %s',
  async (key) => {
    const answer = await server.app.inject({
      url: `/jeecg-boot/tea/plain?${key}=1`,
      headers: { 'x-locale': 'en-US' },
    })

    expect(answer.statusCode).toBe(400)
    expect(answer.json().message).toBe(`${key} is unknown`)
  },
)

test('an empty body is treated as no body', async () => {
  expect((await post('')).json().result.error).toBe('REQUEST_INVALID')
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/xml'])(
  'a body of type %s is refused',
  async (type) => {
    const answer = await post('id=a', '/tea', { 'content-type': type })

    expect(answer.statusCode).toBe(415)
    expect(answer.json().result.error).toBe('MEDIA_TYPE_UNSUPPORTED')
  },
)

test('a body of more than a megabyte is refused', async () => {
  const answer = await post({ id: 'a', ml: 1, note: 'x'.repeat(1_048_576) })

  expect(answer.statusCode).toBe(413)
  expect(answer.json().result.error).toBe('BODY_TOO_LARGE')
})

test('an undeclared query key is refused', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/tea/plain?colour=red' })

  expect(answer.statusCode).toBe(400)
  expect(answer.json().result.fields).toHaveProperty('colour')
})

test('the timestamp that clients add to a GET is ignored', async () => {
  expect((await server.app.inject({ url: '/jeecg-boot/tea/plain?_t=1700000000' })).statusCode).toBe(200)
})

test('a repeated query key is refused', async () => {
  const answer = await server.app.inject({ url: '/jeecg-boot/tea/size?id=a&id=b&ml=1' })

  expect(answer.statusCode).toBe(400)
})

test('one of our own routes that would accept unknown fields stops the start', () => {
  const app = buildApp(server.services)
  const schema = { body: Type.Object({ id: Type.String() }) }

  expect(() => app.post('/jeecg-boot/tea/loose', { config: open, schema }, () => ok(null))).toThrow(
    'close its body',
  )
})

test.each(['/jeecg-boot/sys/nothing', '/jeecg-boot/sys/user/nothing'])(
  'an unknown JeecgBoot path is HTTP 200 with the code 404: %s',
  async (url) => {
    const answer = await server.app.inject({ url })

    expect(answer.statusCode).toBe(200)
    expect(answer.json()).toMatchObject({
      success: false,
      code: 404,
      message: '路径不存在，请检查路径是否正确',
    })
  },
)

test.each(['/%', '/jeecg-boot/%E0%A4%A', '/jeecg-boot/tea/%ff'])(
  'a path that cannot be decoded is refused without a text of the framework: %s',
  async (url) => {
    const answer = await server.app.inject({ url })

    expect(answer.statusCode).toBeGreaterThanOrEqual(400)
    expect(answer.statusCode).toBeLessThan(500)
    expect(answer.body).not.toContain('FST_')
  },
)

test('tokens and passwords do not reach the log', async () => {
  await server.app.inject({
    method: 'POST',
    url: '/jeecg-boot/sys/login?password=query-secret',
    headers: { 'x-access-token': 'header-secret' },
    payload: { username: 'admin', password: 'body-secret' },
  })
  await server.app.inject({
    url: '/jeecg-boot/bill/settleBill/list?token=query-secret',
    headers: { 'x-access-token': 'header-secret' },
  })
  await server.app.inject({
    url: '/jeecg-boot/tea/bug?token=query-secret',
    headers: { 'x-access-token': 'header-secret' },
  })

  expect(lines.join('')).toContain('/jeecg-boot/sys/login')
  expect(lines.join('')).not.toMatch(/(query|header|body)-secret/)
})
