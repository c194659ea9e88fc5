import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'

type Headers = Record<string, string>

let server: TestApp
let admin: Headers
beforeAll(async () => {
  server = await createTestApp()
  admin = await server.signIn('admin')
})
afterAll(() => server.close())

async function call(method: 'GET' | 'POST', path: string, headers: Headers, payload?: object) {
  const url = `/jeecg-boot/sys/${path}`
  return (await server.app.inject({ method, url, headers, ...(payload && { payload }) })).json()
}
const online = async (query = '') => (await call('GET', `online/list?${query}`, admin)).result.records
const isIn = async (headers: Headers) =>
  (await call('GET', 'user/getCurrentUserDeparts', headers)).success === true
const row = async (sql: string) => (await server.services.database.pool.query(sql)).rows[0]

test('the list of sessions shows user, address and browser, without the token', async () => {
  const clerk = await server.signIn('clerk')

  const [found, ...others] = await online('username=cler&pageNo=1&pageSize=10&_t=1&column=createTime')

  expect(others).toEqual([])
  expect(found).toMatchObject({ username: 'clerk', ip: '127.0.0.1', birthday: null, isCurrent: false })
  expect(found.token).toBe(found.id)
  expect(JSON.stringify(found)).not.toContain(clerk['x-access-token'])
  expect(found).not.toHaveProperty('hash')
  expect(await isIn({ 'x-access-token': found.token })).toBe(false)
})

test('an ended session is refused at the next request, and the audit log and the sign-in log contain its end', async () => {
  const keeper = await server.signIn('keeper')
  const [{ token }] = await online('username=keeper')

  const ended = await call('POST', 'online/forceLogout', admin, { token, username: 'keeper', phone: null })

  expect(ended.success).toBe(true)
  expect(await isIn(keeper)).toBe(false)
  expect(await online('username=keeper')).toEqual([])
  expect(await row('select action, username from audit_log order by seq desc limit 1')).toEqual({
    action: 'online.forceLogout',
    username: 'admin',
  })
  const announced = "select msg_txt as name from push_outbox where topic = 'records' and msg_id = 'online'"
  expect(await row(announced)).toEqual({ name: 'sys_session' })
  expect(await row('select outcome, userid from sys_log order by create_time desc limit 1')).toEqual({
    outcome: 'LOGOUT',
    userid: 'keeper',
  })
  expect((await call('POST', 'online/forceLogout', admin, { token })).success).toBe(false)
})

test('the current session cannot be ended, and ending others requires the permission', async () => {
  const [own] = await online('username=admin')
  const clerk = await server.signIn('clerk')

  expect(own.isCurrent).toBe(true)
  expect(await call('POST', 'online/forceLogout', admin, { token: own.token })).toMatchObject({
    success: false,
    message: '不能强制退出当前会话，请使用退出登录',
  })
  expect((await call('POST', 'online/forceLogout', clerk, { token: own.token })).success).toBe(false)
  expect(await isIn(admin)).toBe(true)
})

test('an idle user is not online', async () => {
  await server.signIn('reviewer')
  expect(await online('username=reviewer')).toHaveLength(1)

  server.wait(9 * 3_600_000)
  admin = await server.signIn('admin')

  expect(await online('username=reviewer')).toEqual([])
})
