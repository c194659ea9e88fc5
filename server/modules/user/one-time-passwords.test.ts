import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const DAY = 86_400_000

let server: TestApp
let admin: { 'x-access-token': string }
let id: string
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())
beforeEach(async () => {
  const { rows } = await server.services.database.pool.query(
    `select id from sys_user where username = 'clerk'`,
  )
  id = rows[0].id
})

const send = async (
  method: 'GET' | 'POST' | 'PUT',
  url: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
) => {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${url}`,
    headers,
    ...(body && { payload: body }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
const give = (ids: string, headers: Record<string, string> = admin) =>
  send('POST', '/app/users/oneTimePasswords', { headers, body: { ids } })
const login = (password: string, username = 'clerk') =>
  send('POST', '/sys/login', { body: { username, password } })
const tokenOf = async (password: string) => ({
  'x-access-token': (await login(password)).result.token as string,
})

test('a one-time password signs in once and allows nothing until a new password is set', async () => {
  const before = await server.signIn('clerk')
  const given = await give(id)
  expect(given.result).toMatchObject({
    until: expect.stringMatching(/^\d{4}-/),
    passwords: [{ id, username: 'clerk', password: expect.stringMatching(/^[a-z2-9]{4}(-[a-z2-9]{4}){2}$/) }],
  })
  const { password } = given.result.passwords[0]
  expect((await send('GET', '/bill/settleBill/list', { headers: before })).status).toBe(500)

  const headers = await tokenOf(password)

  expect(await login(password)).toMatchObject({ success: false, message: '用户名或密码错误' })
  expect(await send('GET', '/sys/permission/getUserPermissionByToken', { headers })).toMatchObject({
    status: 200,
    success: false,
    code: 4610,
    message: '请先修改您的一次性密码',
  })
  expect(await send('GET', '/bill/settleBill/list', { headers })).toMatchObject({
    status: 403,
    result: { error: 'PASSWORD_NEEDED' },
  })
  const change = (next: string) =>
    send('PUT', '/sys/user/updatePassword', {
      headers,
      body: { username: 'clerk', oldpassword: password, password: next, confirmpassword: next },
    })
  expect(await change(password)).toMatchObject({ success: false, message: '新密码不能与一次性密码相同' })
  expect(await change('my-Own-choice-7')).toMatchObject({ success: true })
  expect((await send('GET', '/bill/settleBill/list', { headers })).status).toBe(200)
  expect(await login('my-Own-choice-7')).toMatchObject({ success: true })
})

test('of two simultaneous sign-ins with a one-time password one succeeds', async () => {
  const { password } = (await give(id)).result.passwords[0]

  const both = await Promise.all([login(password), login(password)])

  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
})

test('a one-time password expires after three days', async () => {
  const { password } = (await give(id)).result.passwords[0]
  server.wait(3 * DAY + 1_000)

  expect(await login(password)).toMatchObject({ success: false, message: '用户名或密码错误' })
  server.wait(-3 * DAY - 1_000)
})

test('the audit log names the users of one-time passwords, and neither log nor database contains a password', async () => {
  const { password } = (await give(id)).result.passwords[0]

  const { pool } = server.services.database
  const { rows } = await pool.query(
    `select detail::text as detail from audit_log where action = 'user.oneTimePasswords' order by seq desc limit 1`,
  )
  expect(rows[0].detail).toContain('clerk')
  expect(rows[0].detail).not.toContain(password)
  const kept = await pool.query('select count(*)::int as n from idempotency_key where answer like $1', [
    `%${password}%`,
  ])
  expect(kept.rows[0].n).toBe(0)
})

test('a batch of one-time passwords is created completely or not at all, never for oneself or for users with more permissions', async () => {
  const { rows } = await server.services.database.pool.query(
    `select id, username from sys_user where username in ('admin', 'keeper')`,
  )
  const own = rows.find(({ username }) => username === 'admin').id
  const keeper = rows.find(({ username }) => username === 'keeper').id

  expect((await give(`${keeper},none`)).status).toBe(404)
  expect((await give(own)).status).toBe(403)
  expect((await give(keeper, await server.signIn('reviewer'))).status).toBe(403)
  expect((await give(Array.from({ length: 51 }, (_, index) => `x${index}`).join(','))).status).toBe(422)
  expect(await login('123456', 'keeper')).toMatchObject({ success: true })
  expect((await give(`${keeper},${id},`)).result.passwords).toHaveLength(2)
})

test('a frozen user gets no one-time password', async () => {
  const { pool } = server.services.database
  const { rows } = await pool.query(`update sys_user set status = 2 where username = 'keeper' returning id`)

  const answer = await give(rows[0].id)

  await pool.query(`update sys_user set status = 1 where username = 'keeper'`)
  expect(answer).toMatchObject({ status: 409, result: { error: 'USER_FROZEN' } })
})
