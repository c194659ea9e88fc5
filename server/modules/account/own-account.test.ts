import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

const ME = '/jeecg-boot/sys/user/getCurrentUserDeparts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

type Method = 'PUT' | 'POST'
const db = () => server.services.database.db

const change = async (
  headers: Record<string, string>,
  payload: Record<string, string>,
  method: Method = 'PUT',
) =>
  (await server.app.inject({ method, url: '/jeecg-boot/sys/user/updatePassword', headers, payload })).json()
const select = async (
  headers: Record<string, string>,
  payload: Record<string, string>,
  method: Method = 'PUT',
) => (await server.app.inject({ method, url: '/jeecg-boot/sys/selectDepart', headers, payload })).json()

const passwords = (username: string, oldpassword: string, password: string, confirmpassword = password) => ({
  username,
  oldpassword,
  password,
  confirmpassword,
})

async function addDepart(username: string, orgCode: string) {
  const { id } = await db()
    .selectFrom('sys_user')
    .select('id')
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('sys_depart')
    .values({ id: orgCode, depart_name: orgCode, org_code: orgCode })
    .execute()
  await db().insertInto('sys_user_depart').values({ id: orgCode, user_id: id, dep_id: orgCode }).execute()
}

test.each([
  ['another user', passwords('admin', '123456', 'a new secret'), '只允许修改自己的密码！'],
  ['a wrong old password', passwords('clerk', '1234567', 'a new secret'), '旧密码输入错误!'],
  ['no new password', passwords('clerk', '123456', ''), '新密码不允许为空!'],
  [
    'a confirmation that differs',
    passwords('clerk', '123456', 'a new secret', 'another'),
    '两次输入密码不一致!',
  ],
  ['a short password', passwords('clerk', '123456', 'short'), '密码长度不能少于 8 位'],
  ['a common password', passwords('clerk', '123456', 'password1'), '密码过于常见，请更换'],
])('a password change with %s is refused', async (_what, body, message) => {
  const answer = await change(await server.signIn('clerk'), body)

  expect(answer).toMatchObject({ success: false, code: 500, message })
})

test('a new password ends the other sessions and keeps this one; the audit row has no password', async () => {
  const here = await server.signIn('reviewer')
  const elsewhere = await server.signIn('reviewer')
  const other = await server.signIn('clerk')

  const answer = await change(here, passwords('reviewer', '123456', '  a new secret '), 'POST')
  const [mine, theirs, foreign] = await Promise.all(
    [here, elsewhere, other].map((headers) => server.app.inject({ url: ME, headers })),
  )
  const records = await db()
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'user.updatePassword')
    .execute()

  expect(answer).toMatchObject({ success: true, message: '密码重置成功!' })
  expect([mine?.statusCode, theirs?.statusCode, foreign?.statusCode]).toEqual([200, 500, 200])
  expect(records).toHaveLength(1)
  expect(JSON.stringify(records)).not.toContain('secret')
  expect(await server.signIn('reviewer', '  a new secret ')).toBeDefined()
})

test('users see their departments and the current one', async () => {
  const answer = await server.app.inject({ url: ME, headers: await server.signIn('clerk') })

  expect(answer.json()).toMatchObject({
    success: true,
    result: { list: [{ orgCode: 'A01', departName: expect.any(String) }], orgCode: 'A01' },
  })
})

test.each<Method>(['PUT', 'POST'])('one of several departments is chosen by %s', async (method) => {
  const orgCode = `A01Z0${method.length}`
  await addDepart('configurator', orgCode)
  const headers = await server.signIn('configurator')

  const answer = await select(headers, { orgCode, username: 'configurator' }, method)
  const me = await server.app.inject({ url: ME, headers })

  expect(answer.result.userInfo).toMatchObject({ username: 'configurator', orgCode })
  expect(me.json().result.orgCode).toBe(orgCode)
})

test('a department of other users cannot be chosen', async () => {
  const answer = await select(await server.signIn('keeper'), { orgCode: 'A01' })

  expect(answer).toMatchObject({ success: false, message: '您不属于该部门' })
})

test('the user name in the body cannot set the department of another user', async () => {
  const orgCodes = () =>
    db().selectFrom('sys_user').select(['username', 'org_code']).orderBy('username').execute()
  const before = await orgCodes()

  await select(await server.signIn('clerk'), { orgCode: 'A01', username: 'keeper' })

  expect(await orgCodes()).toEqual(before)
})

test('a user with one department has it as current department after the sign-in', async () => {
  await db().updateTable('sys_user').set({ org_code: null }).where('username', '=', 'clerk').execute()

  const answer = await server.app.inject({ url: ME, headers: await server.signIn('clerk') })

  expect(answer.json().result.orgCode).toBe('A01')
})
