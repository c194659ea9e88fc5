import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { resetByOperator } from './reset-by-operator.ts'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())

const reset = (username: string, password: string) => {
  const { database, ids, clock } = server.services
  return resetByOperator({ db: database.db, ids, username, password, at: clock() })
}
const login = async (username: string, password: string) =>
  (
    await server.app.inject({ method: 'POST', url: '/jeecg-boot/sys/login', payload: { username, password } })
  ).json()

test('an operator sets a password, which ends sessions, forgets failures and is audited', async () => {
  const { pool } = server.services.database
  const headers = await server.signIn('clerk')
  await login('clerk', 'wrong')

  const status = await reset('clerk', 'a long new one')

  const { rows: failures } = await pool.query(`select from login_failure where subject = 'user:clerk'`)
  const { rows: audit } = await pool.query(
    'select username, action, detail from audit_log order by seq desc limit 1',
  )
  const old = await server.app.inject({ url: '/jeecg-boot/sys/user/getUserInfo', headers })
  expect(status).toBe(1)
  expect(failures).toEqual([])
  expect(audit).toEqual([
    {
      username: 'system',
      action: 'user.setPassword',
      detail: { username: 'clerk', by: 'command', unbound: [] },
    },
  ])
  expect(old.json().message).toMatch(/Token失效/)
  expect((await login('clerk', '123456')).success).toBe(false)
  expect((await login('clerk', 'a long new one')).success).toBe(true)
})

test.each([
  ['stranger', 'a long new one', 'USER_NOT_FOUND'],
  ['clerk', 'short', 'PASSWORD_WEAK'],
])('the password of %s can not become %s', async (username, password, code) => {
  await expect(reset(username, password)).rejects.toMatchObject({ code })
})
