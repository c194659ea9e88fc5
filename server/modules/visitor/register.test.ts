import { beforeEach, expect, test, vi } from 'vitest'
import { serveTests } from '../../../tests/support/serve-tests.ts'
import { visitorAt } from '../../../tests/support/visitor.ts'
import { buildApp } from '../../app.ts'

const PASSWORD = 'first brew of spring'

const server = serveTests()
beforeEach(async () => {
  const { db } = server.services.database
  await db.deleteFrom('quota').execute()
  await db.deleteFrom('login_failure').execute()
})

const db = () => server.services.database.db
const visitor = () => visitorAt(server, '192.0.2.1')
const register = (payload: object) => visitor().post('/sys/user/register', payload)
const find = (username: string) =>
  db().selectFrom('sys_user').selectAll().where('username', '=', username).executeTakeFirst()

/** Creates a registration body with a valid SMS code for the phone. */
async function newcomer(phone: string, more: object = {}) {
  const smscode = await visitor().code(phone, '1')
  return { phone, smscode, username: `user-${phone}`, password: PASSWORD, email: null, ...more }
}

test('a registered user can sign in and sees the home page', async () => {
  const body = await newcomer('13800000001', { username: '小茶', email: ' tea@brand.example ' })

  const answer = await register(body)
  const login = await visitor().post('/sys/login', { username: '小茶', password: PASSWORD })
  const permissions = await server.app.inject({
    url: '/jeecg-boot/sys/permission/getUserPermissionByToken',
    headers: { 'x-access-token': String(login.body.result?.token) },
  })

  expect(answer.body).toMatchObject({ success: true, code: 200, message: '注册成功', result: null })
  expect(login.body.result?.userInfo).toMatchObject({
    username: '小茶',
    realname: '小茶',
    phone: '13800000001',
    email: 'tea@brand.example',
    roles: ['test'],
    orgCode: null,
  })
  expect(permissions.json().result.menu[0]).toMatchObject({ path: '/dashboard/analysis' })
})

test('a registered user sees no amounts', async () => {
  await register(await newcomer('13800000002'))
  const headers = await server.signIn('user-13800000002', PASSWORD)

  const answers = await Promise.all(
    ['/bill/settleBill/list', '/bill/tradeOrder/list'].map((path) =>
      server.app.inject({ url: `/jeecg-boot${path}`, headers }),
    ),
  )

  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403])
})

test('a registration adds one row to the audit log, a refused one none', async () => {
  const count = async () =>
    (await db().selectFrom('audit_log').select('id').where('action', '=', 'user.register').execute()).length
  const before = await count()

  await register(await newcomer('13800000003', { username: 'admin' }))
  const refused = await count()
  await register(await newcomer('13800000004'))
  const last = await db()
    .selectFrom('audit_log')
    .select(['username', 'subject_kind', 'detail'])
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()

  expect(refused).toBe(before)
  expect(await count()).toBe(before + 1)
  expect(last).toMatchObject({
    username: 'user-13800000004',
    subject_kind: 'sys_user',
    detail: { username: 'user-13800000004', ip: '192.0.2.1' },
  })
})

test.each([
  ['without a code', { smscode: '' }],
  ['with a made-up code', { smscode: '000000' }],
  ['with the code of another number', { phone: '13800000006' }],
])('registration is refused %s', async (_what, change) => {
  const body = await newcomer('13800000005', { username: 'uncoded' })

  const answer = await register({ ...body, ...change })

  expect(answer.body).toMatchObject({ success: false, code: 4606, message: '手机验证码错误' })
  expect(await find('uncoded')).toBeUndefined()
})

test.each([
  ['a', 4601],
  ['', 4601],
  ['with space', 4601],
  ['<script>', 4601],
  ['.hidden', 4601],
  ["o'brien", 4601],
  ['ａｄｍｉｎ', 4601],
  ['a'.repeat(51), 4601],
])('the user name %o is refused at its field', async (username, code) => {
  const answer = await register({ phone: '13800000007', smscode: '1', username, password: PASSWORD })

  expect(answer.body).toMatchObject({ success: false, code, message: expect.stringContaining('用户名') })
})

test.each([
  ['short', '密码长度不能少于 8 位'],
  ['password', '密码过于常见，请更换'],
  ['newcomer-1', '密码不能与用户名相同'],
])('the password %o is refused at its field', async (password, message) => {
  const answer = await register({ phone: '13800000007', smscode: '1', username: 'newcomer-1', password })

  expect(answer.body).toMatchObject({ success: false, code: 4603, message })
})

test.each(['no-at-sign', 'a@b', `${'a'.repeat(40)}@brand.example`, 'a b@brand.example'])(
  'the email address %o is refused at its field',
  async (email) => {
    const answer = await register({
      phone: '13800000007',
      smscode: '1',
      username: 'newcomer-1',
      password: PASSWORD,
      email,
    })

    expect(answer.body).toMatchObject({ success: false, code: 4605, message: '邮箱格式不正确' })
  },
)

test('a value in use is refused at its field, and the code stays valid for another attempt', async () => {
  await db()
    .updateTable('sys_user')
    .set({ email: 'clerk@brand.example' })
    .where('username', '=', 'clerk')
    .execute()
  const body = await newcomer('13800000008')

  const name = await register({ ...body, username: 'clerk' })
  const likeName = await register({ ...body, username: 'CLERK' })
  const email = await register({ ...body, email: 'clerk@brand.example' })
  const free = await register(body)

  expect(name.body).toMatchObject({ success: false, code: 4601, message: '用户名已注册' })
  expect(likeName.body).toMatchObject({ success: false, code: 4601 })
  expect(email.body).toMatchObject({ success: false, code: 4605, message: '邮箱已被注册' })
  expect(free.body.success).toBe(true)
})

test('a number with an account is reported only after its code is verified', async () => {
  const body = await newcomer('19900000002', { username: 'second-clerk' })

  const unproven = await register({ ...body, smscode: '000000' })
  const proven = await register(body)

  expect(unproven.body).toMatchObject({ code: 4606 })
  expect(proven.body).toMatchObject({ success: false, code: 4602, message: '该手机号已注册' })
})

test.each([
  ['one name', ['13800000011', '13800000012'], { username: 'twins' }],
  ['one email address', ['13800000013', '13800000014'], { email: 'twins@brand.example' }],
])('one of two simultaneous requests for %s succeeds, on two nodes too', async (_what, phones, more) => {
  const otherNode = { ...server, app: buildApp(server.services) }
  const [here, there] = await Promise.all(phones.map((phone) => newcomer(phone, more)))

  const answers = await Promise.all([
    visitorAt(server, '192.0.2.1').post('/sys/user/register', here ?? {}),
    visitorAt(otherNode, '192.0.2.2').post('/sys/user/register', there ?? {}),
  ])
  await otherNode.app.close()

  expect(answers.map(({ body }) => body.success).sort()).toEqual([false, true])
  expect(answers.find(({ body }) => !body.success)?.body.message).toMatch(/已注册|已被注册/)
})

test('one code creates one account, however many simultaneous requests use it', async () => {
  const body = await newcomer('13800000015')

  const answers = await Promise.all(
    ['a1', 'a2', 'a3'].map((username) => register({ ...body, username: `${username}-of-one` })),
  )
  const { length } = await db()
    .selectFrom('sys_user')
    .select('id')
    .where('phone', '=', '13800000015')
    .execute()

  expect(answers.filter(({ body: { success } }) => success)).toHaveLength(1)
  expect(length).toBe(1)
})

test('other fields of a registration body are ignored', async () => {
  const body = await newcomer('13800000016', {
    id: 'e9ca23d68d884d4ebb19d07889727dae',
    selectedroles: 'f6817f48af4fb3af11b9e8bf182f618b',
    roles: ['admin'],
    orgCode: 'A01',
    status: 2,
    salt: 'x',
    userIdentity: 2,
  })

  const answer = await register(body)
  const user = await find('user-13800000016')
  const roles = await db()
    .selectFrom('sys_user_role')
    .select('role_id')
    .where('user_id', '=', user?.id ?? '')
    .execute()

  expect(answer.body.success).toBe(true)
  expect(user).toMatchObject({ org_code: null, status: 1, salt: null, user_identity: null })
  expect(user?.id).not.toBe('e9ca23d68d884d4ebb19d07889727dae')
  expect(roles).toEqual([{ role_id: 'ee8626f80f7c2619917b6236f3a7f02b' }])
})

test('registration is refused without the role of registered users', async () => {
  const body = await newcomer('13800000017')
  const setCode = (from: string, to: string) =>
    db().updateTable('sys_role').set({ role_code: to }).where('role_code', '=', from).execute()

  await setCode('test', 'closed')
  const closed = await register(body)
  await setCode('closed', 'test')

  expect(closed.body).toMatchObject({ success: false, message: '未开放注册，请联系管理员' })
  expect(await find('user-13800000017')).toBeUndefined()
})

test('one of two names that differ in case only is refused, even at the same moment', async () => {
  const bodies = [
    await newcomer('13800000018', { username: 'Rooibos' }),
    await newcomer('13800000019', { username: 'rooibos' }),
  ]
  const { pool } = server.services.database
  const busy = await pool.connect()
  await busy.query('begin')
  await busy.query('update rights_epoch set epoch = epoch + 1')

  const answers = Promise.all(bodies.map(register))
  await vi.waitFor(
    async () => {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
      expect(rows).toHaveLength(2)
    },
    { timeout: 10_000 },
  )
  await busy.query('commit')
  busy.release()

  expect((await answers).map(({ body }) => body.success).toSorted()).toEqual([false, true])
})
