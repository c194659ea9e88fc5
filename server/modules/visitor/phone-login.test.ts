import { beforeEach, expect, test } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'

const CLERK = '19900000002'
const REVIEWER = '19900000003'
const UNUSED_NUMBER = '13800000000'
const MINUTE = 60_000

const server = serveTests()
beforeEach(async () => {
  const { db } = server.services.database
  await db.deleteFrom('quota').execute()
  await db.deleteFrom('sms_code').execute()
  await db.deleteFrom('login_failure').execute()
})

const visitor = (ip = '192.0.2.1') => visitorAt(server, ip)
const login = (mobile: string, captcha: string, ip?: string) =>
  visitor(ip).post('/sys/phoneLogin', { mobile, captcha, remember_me: true })
const other = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
const refusal = { success: false, code: 4606, message: '手机验证码错误', result: null }
const setStatus = (phone: string, status: number) =>
  server.services.database.db.updateTable('sys_user').set({ status }).where('phone', '=', phone).execute()

test('a login by code answers like one by password and opens a session', async () => {
  const code = await visitor().code(CLERK, '0')

  const { body } = await login(CLERK, code)
  const byPassword = await visitor().post('/sys/login', { username: 'clerk', password: '123456' })
  const menu = await server.app.inject({
    url: '/jeecg-boot/sys/permission/getUserPermissionByToken',
    headers: { 'x-access-token': String(body.result?.token) },
  })

  expect(body).toMatchObject({ success: true, code: '200', message: '登录成功' })
  expect({ ...body.result, token: '' }).toEqual({ ...byPassword.body.result, token: '' })
  expect(menu.json().result.menu[0]).toMatchObject({ path: '/dashboard/analysis' })
})

test('an SMS code is valid once', async () => {
  const code = await visitor().code(CLERK, '0')

  const first = await login(CLERK, code)
  const second = await login(CLERK, code)

  expect(first.body.success).toBe(true)
  expect(second.body).toMatchObject(refusal)
})

test('one of several simultaneous logins with one code succeeds', async () => {
  const code = await visitor().code(CLERK, '0')

  const answers = await Promise.all([1, 2, 3, 4].map(() => login(CLERK, code)))

  expect(answers.filter(({ body }) => body.success)).toHaveLength(1)
})

test('an SMS code is valid for ten minutes', async () => {
  const early = await visitor().code(CLERK, '0')
  const late = await visitor().code(REVIEWER, '0')

  server.wait(9 * MINUTE)
  const inTime = await login(CLERK, early)
  server.wait(2 * MINUTE)
  const tooLate = await login(REVIEWER, late)

  expect(inTime.body.success).toBe(true)
  expect(tooLate.body).toMatchObject(refusal)
})

test('after five wrong attempts the right code fails, from any address and at any speed', async () => {
  const code = await visitor().code(CLERK, '0')
  const addresses = Array.from({ length: 10 }, (_, index) => `192.0.2.${index + 10}`)

  const tries = await Promise.all(addresses.map((ip) => login(CLERK, other(code), ip)))
  const right = await login(CLERK, code, '192.0.2.30')

  expect(tries.filter(({ body }) => body.success)).toEqual([])
  expect(right.body).toMatchObject(refusal)
})

test('the right code succeeds at the fifth attempt', async () => {
  const code = await visitor().code(CLERK, '0')

  await Promise.all([1, 2, 3, 4].map(() => login(CLERK, other(code))))

  expect((await login(CLERK, code)).body.success).toBe(true)
})

test('a new code invalidates the previous one and allows five new attempts', async () => {
  const first = await visitor().code(CLERK, '0')
  await Promise.all([1, 2, 3, 4, 5].map(() => login(CLERK, other(first))))
  server.wait(MINUTE + 1_000)
  const second = await visitor().code(CLERK, '0')

  const answers = [await login(CLERK, first), await login(CLERK, second)]

  expect(answers.map(({ body }) => body.success)).toEqual([first === second, true])
})

test('an SMS code is valid only for its number and its purpose', async () => {
  const ofClerk = await visitor().code(CLERK, '0')
  const toReset = await visitor().code(REVIEWER, '2')

  const asReviewer = await login(REVIEWER, ofClerk)
  const asLogin = await login(REVIEWER, toReset)
  const asReset = await visitor().post('/sys/user/phoneVerification', { phone: CLERK, smscode: ofClerk })
  const asRegister = await visitor().post('/sys/user/register', {
    phone: CLERK,
    smscode: ofClerk,
    username: 'clerk-2',
    password: 'first brew of spring',
  })

  expect([asReviewer, asLogin, asReset, asRegister].map(({ body }) => body.code)).toEqual(Array(4).fill(4606))
})

test('a wrong code, an unknown number and a frozen account get the same answer', async () => {
  const code = await visitor().code(CLERK, '0')
  const frozenCode = await visitor().code(REVIEWER, '0')
  await setStatus(REVIEWER, 2)

  const answers = [
    await login(CLERK, other(code)),
    await login(UNUSED_NUMBER, '123456'),
    await login(REVIEWER, frozenCode),
    await login(CLERK, ''),
  ]
  await setStatus(REVIEWER, 1)

  expect(answers.map(({ status, body }) => ({ status, body: { ...body, timestamp: 0 } }))).toEqual(
    Array(4).fill({ status: 200, body: { ...refusal, timestamp: 0 } }),
  )
})

test('a code sent for a number without an account signs in no user', async () => {
  await visitor().code(UNUSED_NUMBER, '0')

  const row = await server.services.database.db
    .selectFrom('sys_sms')
    .select('id')
    .where('es_receiver', '=', UNUSED_NUMBER)
    .executeTakeFirst()

  expect(row).toBeUndefined()
  expect((await login(UNUSED_NUMBER, '000000')).body).toMatchObject(refusal)
})

test('an address with too many wrong codes waits like one with wrong passwords', async () => {
  await server.services.database.db
    .insertInto('login_failure')
    .values({ subject: 'from:192.0.2.66', failures: 60, first_time: server.services.clock().toISOString() })
    .execute()
  const code = await visitor().code(CLERK, '0')

  const refused = await login(CLERK, code, '192.0.2.66')
  const elsewhere = await login(CLERK, code, '192.0.2.67')

  expect(refused.status).toBe(429)
  expect(elsewhere.body.success).toBe(true)
})

test('the sign-in log has successful and failed codes', async () => {
  await server.services.database.db.deleteFrom('sys_log').execute()
  const code = await visitor().code(CLERK, '0')

  await login(CLERK, other(code))
  await login(CLERK, code)
  const rows = await server.services.database.db
    .selectFrom('sys_log')
    .select(['userid', 'outcome', 'way'])
    .orderBy('id')
    .execute()

  expect(rows).toEqual([
    { userid: 'clerk', outcome: 'FAILURE', way: 'SMS' },
    { userid: 'clerk', outcome: 'SUCCESS', way: 'SMS' },
  ])
})

test.each([
  { mobile: CLERK },
  { mobile: CLERK, captcha: ['123456'] },
  { mobile: CLERK, captcha: { $gt: '' } },
  { mobile: CLERK, captcha: '1'.repeat(30) },
  [],
])('an invalid sign-in by code is refused: %o', async (payload) => {
  const { body } = await visitor().post('/sys/phoneLogin', payload)

  expect(body).toMatchObject({ success: false, code: 500 })
})
