import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { scryptCostsOf } from '../../../tests/support/scrypt-costs.ts'
import { buildApp } from '../../app.ts'
import { invalidatePermissions } from '../permissions/permission-cache.ts'
import { jeecgHash } from './password.ts'

const HOUR = 3_600_000
const ME = '/jeecg-boot/sys/user/getCurrentUserDeparts'
const BILLS = '/jeecg-boot/bill/settleBill/list'

let server: TestApp
beforeAll(async () => {
  server = await createTestApp()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.deleteFrom('login_failure').execute()
})

const login = (payload: Record<string, unknown>, headers = {}) =>
  server.app.inject({ method: 'POST', url: '/jeecg-boot/sys/login', payload, headers })
const get = (url: string, headers: Record<string, string>) => server.app.inject({ url, headers })
const db = () => server.services.database.db

test('a login answers the code "200" as text, a token, the user, departments and dictionaries', async () => {
  const answer = await login({
    username: 'admin',
    password: '123456',
    remember_me: true,
    captcha: '',
    checkKey: 1,
  })

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    success: true,
    code: '200',
    message: '登录成功',
    result: {
      token: expect.stringMatching(/^[\w-]{43}$/),
      userInfo: { username: 'admin', roles: ['admin'], orgCode: 'A01', status: 1 },
      departs: [{ orgCode: 'A01' }],
      multi_depart: 1,
      sysAllDictItems: { settle_bill_status: expect.any(Array) },
    },
  })
  expect(answer.body).not.toMatch(/scrypt|"password"|"salt"/)
})

test('only the hash of a token is stored', async () => {
  const { 'x-access-token': token } = await server.signIn()

  const rows = await db().selectFrom('sys_session').select('token_hash').execute()

  expect(rows.map(({ token_hash }) => token_hash.toString('hex'))).toContain(
    createHash('sha256').update(token).digest('hex'),
  )
  expect(JSON.stringify(rows)).not.toContain(token)
})

test.each([
  ['an unknown name', { username: 'nobody', password: '123456' }],
  ['a wrong password', { username: 'clerk', password: '1234567' }],
  ['a frozen account with its password', { username: 'frozen', password: '123456' }],
  ['a deleted account with its password', { username: 'deleted', password: '123456' }],
  ['a password with a space more', { username: 'clerk', password: '123456 ' }],
  ['SQL for a name', { username: "admin' --", password: '123456' }],
])('a login with %s gets the same uninformative answer', async (_what, body) => {
  await addAccount('frozen', { status: 2 })
  await addAccount('deleted', { del_flag: 1 })

  const answer = await login(body)

  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toEqual({
    success: false,
    code: 500,
    message: '用户名或密码错误',
    result: null,
    timestamp: expect.any(Number),
  })
})

test('the answer for an unknown name takes as long as for a wrong password', async () => {
  const known = await scryptCostsOf(() => login({ username: 'clerk', password: 'wrong' }))
  const unknown = await scryptCostsOf(() => login({ username: 'nobody', password: 'wrong' }))

  expect(known).toEqual([{ N: 32_768, r: 8, p: 3 }])
  expect(unknown).toEqual(known)
})

test.each([
  { username: {}, password: '123456' },
  { username: ['admin'], password: '123456' },
  { username: 'admin', password: ['123456'] },
  { username: 'admin', password: [['123456']] },
  { username: 'admin' },
  [],
])('an invalid login request is refused: %o', async (body) => {
  const answer = await login(body as Record<string, unknown>)

  expect(answer.json()).toMatchObject({ success: false, code: 500 })
})

test.each([
  ['sys/login', 'password', { username: 'clerk' }],
  ['sys/phoneLogin', 'captcha', { mobile: '13800000000' }],
  ['sys/user/passwordChange', 'password', { username: 'clerk', phone: '13800000000', smscode: 'x' }],
])('%s refuses a %s that is no text, and names it', async (path, field, others) => {
  const answers = []
  for (const value of [123_456, ['123456'], { a: '123456' }, null, true]) {
    const payload = { ...others, [field]: value }
    const answer = await server.app.inject({ method: 'POST', url: `/jeecg-boot/${path}`, payload })
    answers.push(answer.json().message)
  }

  expect(answers).toEqual(Array(5).fill(`${field} 类型应为 string`))
})

test('messages are English for a client that asks for it', async () => {
  const answer = await login({ username: 'x', password: 'y' }, { 'x-locale': 'en-US' })

  expect(answer.json().message).toBe('Wrong user name or password')
})

test('a user imported from JeecgBoot signs in, and the password is hashed again', async () => {
  const salt = 'RCGTeGiH'
  const password = jeecgHash({ username: 'reviewer', password: 'old secret', salt })
  await db().updateTable('sys_user').set({ password, salt }).where('username', '=', 'reviewer').execute()

  const first = await login({ username: 'reviewer', password: 'old secret' })
  const second = await login({ username: 'reviewer', password: 'old secret' })
  const row = await db()
    .selectFrom('sys_user')
    .select(['password', 'salt'])
    .where('username', '=', 'reviewer')
    .executeTakeFirstOrThrow()

  expect([first.json().success, second.json().success]).toEqual([true, true])
  expect(row).toEqual({ password: expect.stringMatching(/^scrypt\$/), salt: null })
})

test('a logout ends the session immediately', async () => {
  const headers = await server.signIn()
  const logout = () => server.app.inject({ method: 'POST', url: '/jeecg-boot/sys/logout', headers })

  const first = await logout()
  const second = await logout()
  const later = await get(ME, headers)

  expect(first.json()).toMatchObject({ success: true, code: 200, message: '退出登录成功！', result: null })
  expect(second.json()).toMatchObject({ success: false, message: 'Token无效!' })
  expect(later.json().message).toBe('Token失效，请重新登录')
})

test('an unused session ends after the idle time', async () => {
  const headers = await server.signIn()
  const seen = (hours: number) =>
    db()
      .updateTable('sys_session')
      .set({ seen_time: new Date(Date.now() - hours * HOUR).toISOString() })
      .execute()

  await seen(7.9)
  const before = await get(ME, headers)
  await seen(8.1)
  const after = await get(ME, headers)

  expect([before.statusCode, after.statusCode]).toEqual([200, 500])
})

test('a session ends after seven days, even if used', async () => {
  const headers = await server.signIn()

  await sql`update sys_session set expire_time = now() - interval '1 second'`.execute(db())

  expect((await get(ME, headers)).statusCode).toBe(500)
})

test('a new session lasts seven days', async () => {
  await server.signIn('keeper')

  const { rows } = await sql<{ days: number }>`
    select extract(day from max(expire_time - create_time))::int as days from sys_session`.execute(db())

  expect(rows[0]?.days).toBe(7)
})

test('the time of the last request is written once a minute', async () => {
  const headers = await server.signIn()
  const seenTimes = () =>
    db().selectFrom('sys_session').select('seen_time').orderBy('create_time', 'desc').limit(1).execute()
  await db()
    .updateTable('sys_session')
    .set({ seen_time: new Date(Date.now() - 2 * 60_000).toISOString() })
    .execute()

  const stale = await seenTimes()
  await get(ME, headers)
  const written = await seenTimes()
  await get(ME, headers)

  expect(written).not.toEqual(stale)
  expect(await seenTimes()).toEqual(written)
})

test('a frozen user is signed out at the next request', async () => {
  const headers = await server.signIn('clerk')
  const setStatus = (status: number) =>
    db().updateTable('sys_user').set({ status }).where('username', '=', 'clerk').execute()

  await setStatus(2)
  const frozen = await get(ME, headers)
  await setStatus(1)

  expect(frozen.json().message).toBe('Token失效，请重新登录')
})

test('removed permissions end at the next request, on every node', async () => {
  const otherNode = buildApp(server.services)
  const headers = await server.signIn('clerk')
  const there = () => otherNode.inject({ url: BILLS, headers })
  const before = [await get(BILLS, headers), await there()]

  await db()
    .transaction()
    .execute(async (tx) => {
      await sql`delete from sys_role_permission where permission_id in
      (select id from sys_permission where perms = 'bill:list')`.execute(tx)
      await invalidatePermissions(tx)
    })
  const after = [await get(BILLS, headers), await there()]
  await otherNode.close()

  expect([...before, ...after].map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403])
})

async function addAccount(username: string, flags: { status?: number; del_flag?: number }) {
  const { password } = await db()
    .selectFrom('sys_user')
    .select('password')
    .where('username', '=', 'admin')
    .executeTakeFirstOrThrow()
  await db()
    .insertInto('sys_user')
    .values({ id: username, username, realname: username, password, ...flags })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

test('a login in progress with the old password fails after the password is changed', async () => {
  const { pool } = server.services.database
  const somebody = await pool.connect()
  await somebody.query('begin')
  await somebody.query(
    "update sys_user set password = replace(password, '$3$', '$3$another') where username = 'configurator'",
  )
  const isWaiting = () =>
    vi.waitFor(
      async () => {
        const { rows } = await pool.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
        expect(rows).toHaveLength(1)
      },
      { timeout: 10_000 },
    )

  const attempt = login({ username: 'configurator', password: '123456' }).then((answer) => answer.json())
  await Promise.race([attempt, isWaiting()])
  await somebody.query('commit')
  somebody.release()
  const answer = await attempt
  await pool.query(
    "update sys_user set password = replace(password, '$3$another', '$3$') where username = 'configurator'",
  )

  expect(answer).toMatchObject({ success: false, message: '用户名或密码错误' })
})
