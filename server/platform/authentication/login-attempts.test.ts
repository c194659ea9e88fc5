import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { delayOf, needsCaptcha, networkOf, retryAfterOf } from './login-attempts.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp({ env: { CAPTCHA: 'after-failures' } })
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.deleteFrom('login_failure').execute()
})

const login = async (body: Record<string, unknown>, remoteAddress = '192.0.2.1') =>
  (
    await server.app.inject({
      method: 'POST',
      url: '/jeecg-boot/sys/login',
      remoteAddress,
      payload: body,
    })
  ).json()
const wrong = { username: 'clerk', password: 'wrong' }
const right = { username: 'clerk', password: '123456' }

async function fail(times: number, remoteAddress?: string) {
  await Promise.all(Array.from({ length: times }, () => login(wrong, remoteAddress)))
}

/** Requests a captcha and reads its code from the database. */
async function captcha(checkKey: string) {
  const picture = await server.app.inject({ url: `/jeecg-boot/sys/randomImage/${checkKey}` })
  const row = await server.services.database.db
    .selectFrom('captcha')
    .select('code')
    .where('check_key', '=', checkKey)
    .executeTakeFirstOrThrow()
  return { picture: picture.json().result as string, code: row.code }
}

const capabilities = async (remoteAddress: string) =>
  (await server.app.inject({ url: '/jeecg-boot/app/capabilities', remoteAddress })).json().result

test('a captcha is required after three failures of an account, from any address', async () => {
  await fail(3, '192.0.2.50')

  const answer = await login(right, '192.0.2.60')

  expect(answer).toMatchObject({ success: false, code: 412, message: '验证码无效' })
})

test('simultaneous failures are all counted', async () => {
  await fail(3)

  expect((await login(right)).code).toBe(412)
})

test('a captcha is a picture, valid once and case-insensitive', async () => {
  await fail(3)
  const { picture, code } = await captcha('1700000000001')

  const first = await login({ ...right, captcha: code.toLowerCase(), checkKey: 1_700_000_000_001 })
  await fail(3)
  const again = await login({ ...right, captcha: code, checkKey: '1700000000001' })

  expect(picture).toMatch(/^data:image\/svg\+xml;base64,/)
  expect(first.code).toBe('200')
  expect(again).toMatchObject({ code: 412, message: '验证码错误' })
})

test('a captcha has four characters that are easy to tell apart, and one line across them', async () => {
  const drawn = await Promise.all(Array.from({ length: 25 }, (_, index) => captcha(`look-${index}`)))

  const pictures = drawn.map(({ picture }) => Buffer.from(picture.split(',')[1] ?? '', 'base64').toString())
  const codes = drawn.map(({ code }) => code)
  expect(codes.join(' ')).toMatch(/^([ABDEFGHJRTY234579]{4} ?){25}$/)
  expect(new Set(codes).size).toBeGreaterThan(20)
  expect(pictures.map((svg) => svg.split('stroke=').length - 1)).toEqual(codes.map(() => 1))
})

test('a wrong answer invalidates the captcha', async () => {
  await fail(3)
  const { code } = await captcha('key-2')

  await login({ ...right, captcha: 'nope', checkKey: 'key-2' })

  expect(await login({ ...right, captcha: code, checkKey: 'key-2' })).toMatchObject({ message: '验证码错误' })
})

test('a captcha is valid for a minute', async () => {
  await fail(3)
  const { code } = await captcha('key-3')

  server.wait(61_000)

  expect(await login({ ...right, captcha: code, checkKey: 'key-3' })).toMatchObject({ message: '验证码错误' })
})

test('a successful login resets the failures of the account', async () => {
  await fail(2)
  await login(right)
  await fail(1)

  expect((await login(right, '192.0.2.99')).code).toBe('200')
})

test('failed logins expire a quarter of an hour after the first, even if others follow', async () => {
  await fail(3)
  server.wait(14 * 60_000)
  await fail(1)

  server.wait(2 * 60_000)

  expect((await login(right)).code).toBe('200')
})

test('the window of failed logins starts with the first failure, not with an earlier success', async () => {
  await login(right)
  server.wait(14 * 60_000)
  await fail(3)

  server.wait(2 * 60_000)

  expect((await capabilities('192.0.2.1')).captcha).toBe(true)
})

test('visitors can ask whether their address needs a captcha', async () => {
  const before = await capabilities('192.0.2.7')
  await fail(3, '192.0.2.7')

  expect(before.captcha).toBe(false)
  expect((await capabilities('192.0.2.7')).captcha).toBe(true)
  expect((await capabilities('192.0.2.8')).captcha).toBe(false)
})

/** Stores enough failed sign-ins of an IP address that the address has to wait. */
const failedOften = (ip: string) =>
  server.services.database.db
    .insertInto('login_failure')
    .values({ subject: `from:${ip}`, failures: 60, first_time: server.services.clock().toISOString() })
    .execute()
const request = (remoteAddress: string) =>
  server.app.inject({ method: 'POST', url: '/jeecg-boot/sys/login', remoteAddress, payload: right })

test('an address with too many failures waits; other addresses can use the account', async () => {
  await failedOften('192.0.2.66')

  const refused = await request('192.0.2.66')
  const other = await request('192.0.2.67')

  expect(refused.statusCode).toBe(429)
  expect(Math.round(Number(refused.headers['retry-after']) / 60)).toBe(15)
  expect(other.json().code).toBe('200')
})

test('an address waits for the rest of a quarter of an hour, even if it makes further attempts', async () => {
  await failedOften('192.0.2.68')
  server.wait(10 * 60_000)
  await request('192.0.2.68')

  const refused = await request('192.0.2.68')
  server.wait(5 * 60_000)
  const later = await request('192.0.2.68')

  expect(Math.round(Number(refused.headers['retry-after']) / 60)).toBe(5)
  expect(later.json().code).toBe('200')
})

test('two addresses of one IPv6 network count as one', async () => {
  await fail(2, '2001:db8:1:2::1')
  await fail(1, '2001:db8:1:2::2')

  expect((await capabilities('2001:db8:1:2::3')).captcha).toBe(true)
})

test.each([
  [0, 0],
  [4, 0],
  [5, 250],
  [7, 1_000],
  [9, 4_000],
  [1_000, 4_000],
])('after %i failures of an account its answer is delayed by %i ms', (accountFailures, delay) => {
  expect(delayOf({ accountFailures })).toBe(delay)
})

test('failures of an account do not block addresses', () => {
  expect(retryAfterOf({ addressFailures: 0, secondsLeft: 900 })).toBeUndefined()
  expect(needsCaptcha({ accountFailures: 10_000, addressFailures: 0 })).toBe(true)
})

test.each([
  ['2001:db8::1', '2001:db8::2'],
  ['2001:db8::1', '2001:0db8:0:0:ffff::2'],
  ['2001:db8:1:2::1', '2001:DB8:1:2:3:4:5:6'],
  ['192.0.2.1', '::ffff:192.0.2.1'],
])('%s and %s count as one address', (one, other) => {
  expect(networkOf(one)).toBe(networkOf(other))
})

test('another IPv6 network counts separately', () => {
  expect(networkOf('2001:db8:0:1::1')).not.toBe(networkOf('2001:db8::1'))
})
