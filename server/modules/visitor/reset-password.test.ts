import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'

const CLERK = '19900000002'
const REVIEWER = '19900000003'
const MINUTE = 60_000
const ME = '/jeecg-boot/sys/user/getCurrentUserDeparts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
let kept: string
beforeAll(async () => {
  const row = await db()
    .selectFrom('sys_user')
    .select('password')
    .where('username', '=', 'admin')
    .executeTakeFirst()
  kept = row?.password ?? ''
})
beforeEach(async () => {
  await db().deleteFrom('quota').execute()
  await db().deleteFrom('login_failure').execute()
  await db().updateTable('sys_user').set({ password: kept, status: 1 }).execute()
})

const db = () => server.services.database.db
const visitor = () => visitorAt(server, '192.0.2.1')
const verify = (phone: string, smscode: string) =>
  visitor().post('/sys/user/phoneVerification', { phone, smscode })
const change = (body: object) => visitor().post('/sys/user/passwordChange', body)
const canSignIn = async (username: string, password: string) =>
  (await visitor().post('/sys/login', { username, password })).body.success

/** Runs the first steps of a password reset and returns the request body of the last step. */
async function proven(phone = CLERK) {
  const { body } = await verify(phone, await visitor().code(phone, '2'))
  return { smscode: '', ...body.result, phone, password: 'second brew of autumn' }
}

const refusal = { success: false, code: 4604, message: '手机验证已失效，请重新验证', result: null }

test('a verified phone returns the user name and a token that is not the code', async () => {
  const code = await visitor().code(CLERK, '2')

  const { body } = await verify(CLERK, code)

  expect(body).toMatchObject({
    success: true,
    result: { username: 'clerk', smscode: expect.stringMatching(/^[\w-]{43}$/) },
  })
})

test('the reset token sets a new password and ends every session of its user', async () => {
  const sessions = [await server.signIn('clerk'), await server.signIn('clerk')]
  const foreign = await server.signIn('reviewer')

  const { body } = await change(await proven())
  const still = await Promise.all(
    [...sessions, foreign].map((headers) => server.app.inject({ url: ME, headers })),
  )

  expect(body).toMatchObject({ success: true, message: '密码重置完成！', result: null })
  expect(still.map(({ json }) => json().success ?? false)).toEqual([false, false, true])
  expect(await canSignIn('clerk', '123456')).toBe(false)
  expect(await canSignIn('clerk', 'second brew of autumn')).toBe(true)
})

test('a reset adds one row to the audit log, a refused one none', async () => {
  const count = async () =>
    (await db().selectFrom('audit_log').select('id').where('action', '=', 'user.resetPassword').execute())
      .length
  const body = await proven()
  const before = await count()

  await change({ ...body, username: 'admin' })
  const refused = await count()
  await change(body)

  expect([refused, await count()]).toEqual([before, before + 1])
})

test('a JeecgBoot client sends the last step as a GET', async () => {
  const body = await proven()

  const answer = await visitor().get('/sys/user/passwordChange', body as unknown as Record<string, string>)

  expect(answer.body).toMatchObject({ success: true })
  expect(await canSignIn('clerk', 'second brew of autumn')).toBe(true)
})

test('a reset token is valid once, for one of many simultaneous requests', async () => {
  const body = await proven()

  const answers = await Promise.all([1, 2, 3].map(() => change(body)))
  const later = await change(body)

  expect(answers.filter(({ body: { success } }) => success)).toHaveLength(1)
  expect(later.body).toMatchObject(refusal)
})

test.each([
  ['without a token', () => ({ smscode: '' })],
  ['with an invented token', () => ({ smscode: 'A'.repeat(43) })],
  ['with the code instead of the token', async () => ({ smscode: await visitor().code(REVIEWER, '2') })],
  ['of another user', () => ({ username: 'admin' })],
  ['of another user, in another case', () => ({ username: 'Clerk' })],
  ['with the phone of another user', () => ({ phone: REVIEWER })],
  ['of another user with their phone', () => ({ username: 'reviewer', phone: REVIEWER })],
])('a password reset %s changes no password', async (_what, attack) => {
  const body = await proven()
  await db().deleteFrom('quota').execute()

  const answer = await change({ ...body, ...(await attack()) })
  const hashes = await db().selectFrom('sys_user').select('password').distinct().execute()

  expect(answer.body).toMatchObject(refusal)
  expect(hashes).toEqual([{ password: kept }])
})

test('a reset token that was tried for another user stays valid for its user', async () => {
  const body = await proven()
  await change({ ...body, username: 'admin' })

  expect((await change(body)).body.success).toBe(true)
})

test('a reset token is valid for ten minutes', async () => {
  const body = await proven()

  server.wait(11 * MINUTE)

  expect((await change(body)).body).toMatchObject(refusal)
})

test('a new reset token invalidates the previous one', async () => {
  const first = await proven()
  await db().deleteFrom('quota').execute()
  const second = await proven()

  const answers = [await change(first), await change(second)]

  expect(answers.map(({ body }) => body.success)).toEqual([false, true])
})

test('an account that is frozen after the verification gets no new password', async () => {
  const body = await proven()
  await db().updateTable('sys_user').set({ status: 2 }).where('phone', '=', CLERK).execute()

  expect((await change(body)).body).toMatchObject(refusal)
})

test('a weak new password is refused, and the reset token stays valid', async () => {
  const body = await proven()

  const weak = await change({ ...body, password: '123456' })
  const strong = await change(body)

  expect(weak.body).toMatchObject({ success: false, code: 4603, message: '密码长度不能少于 8 位' })
  expect(strong.body.success).toBe(true)
})

test('verification does not reveal which numbers have an account', async () => {
  const code = await visitor().code(REVIEWER, '2')
  await visitor().code('13800000000', '2')
  const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')

  const answers = [await verify(REVIEWER, wrong), await verify('13800000000', wrong)]

  expect(answers.map(({ status, body }) => ({ status, body: { ...body, timestamp: 0 } }))).toEqual(
    Array(2).fill({
      status: 200,
      body: { success: false, code: 4606, message: '手机验证码错误', result: null, timestamp: 0 },
    }),
  )
})

test('the database has no codes, tokens or passwords in plain text', async () => {
  const body = await proven()
  await change(body)

  const rows = await Promise.all([
    db().selectFrom('audit_log').selectAll().execute(),
    db().selectFrom('sms_code').selectAll().execute(),
    db().selectFrom('sys_log').selectAll().execute(),
  ])

  expect(JSON.stringify(rows)).not.toContain(String(body.smscode))
  expect(JSON.stringify(rows)).not.toContain('second brew')
})
