import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { SysUser } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

type Headers = Record<string, string>
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let server: TestApp
let as: Record<'admin' | 'clerk' | 'keeper' | 'supervisor', Headers>
beforeAll(async () => {
  server = await createTestApp()
  as = await signInAll(server, ['admin', 'clerk', 'keeper', 'supervisor'])
  // The clerk administers users too, of every department, and is no administrator.
  await run(`insert into sys_role_permission (id, role_id, permission_id)
    select md5(r.id || p.id), r.id, p.id from sys_role r, sys_permission p
    where r.role_code = 'settlement_clerk' and p.perms like 'system:user:%'`)
  await run('update rights_epoch set epoch = epoch + 1')
})
afterAll(() => server.close())

const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
async function call(
  method: Method,
  path: string,
  { by = as.admin, body }: { by?: Headers; body?: object } = {},
) {
  const url = `/jeecg-boot/sys/user/${path}`
  return (await server.app.inject({ method, url, headers: by, ...(body && { payload: body }) })).json()
}
const idOf = async (username: string): Promise<string> =>
  (await run('select id from sys_user where username = $1', [username]))[0].id
const roleId = async (code: string): Promise<string> =>
  (await run('select id from sys_role where role_code = $1', [code]))[0].id
const departId = async (code: string): Promise<string> =>
  (await run('select id from sys_depart where org_code = $1', [code]))[0].id
const lastAudit = async () =>
  (await run('select action, username, subject_id from audit_log order by seq desc limit 1'))[0]
const isIn = async (headers: Headers) =>
  (await call('GET', 'getCurrentUserDeparts', { by: headers })).success === true

/** As a stock form sends a new user. */
const newUser = async (username: string, more: object = {}) => ({
  username,
  realname: '新用户',
  password: 'first brew of spring',
  confirmpassword: 'first brew of spring',
  sex: 1,
  birthday: '1990-02-28',
  phone: null,
  email: '',
  selectedroles: await roleId('test'),
  selecteddeparts: `${await departId('A01A01')},`,
  userIdentity: 1,
  activitiSync: 1,
  ...more,
})
const add = async (username: string, more: object = {}) =>
  call('POST', 'add', { body: await newUser(username, more) })

test('the list finds users as a stock page asks, and tells neither password nor salt', async () => {
  const stock = '_t=1795151801&column=createTime&order=desc&field=id,,username&pageNo=1&pageSize=10'
  const found = (await call('GET', `list?${stock}&username=*keep*&status=1&sex=`)).result
  const [keeper] = found.records as SysUser[]

  expect(found).toMatchObject({ total: 1, current: 1, size: 10 })
  expect(keeper).toMatchObject({ username: 'keeper', status: 1, delFlag: 0, relTenantIds: null })
  expect(keeper?.orgCodeTxt).toEqual(expect.any(String))
  expect(keeper).not.toHaveProperty('password')
  expect(keeper).not.toHaveProperty('salt')
  const code = keeper?.orgCode ?? ''
  const within = (await call('GET', `list?departId=${await departId(code)}`)).result.records as SysUser[]
  expect(within.map(({ orgCode }) => orgCode?.startsWith(code))).not.toContain(false)
  expect(within.map(({ username }) => username)).toContain('keeper')
})

test('a new user can sign in, with the roles and departments that were chosen', async () => {
  const made = await add('spring')
  const { id } = made.result

  expect(made).toMatchObject({ success: true, result: { username: 'spring', orgCode: 'A01A01' } })
  expect(await lastAudit()).toEqual({ action: 'user.add', username: 'admin', subject_id: id })
  expect((await call('GET', `queryUserRole?userid=${id}`)).result).toEqual([await roleId('test')])
  expect((await call('GET', `userDepartList?userId=${id}`)).result).toEqual([
    expect.objectContaining({ key: await departId('A01A01'), value: await departId('A01A01') }),
  ])
  expect(await isIn(await server.signIn('spring', 'first brew of spring'))).toBe(true)
})

test.each([
  [{ phone: '19900000002' }, 'Another user has this mobile number'],
  [{ workNo: 'W-1' }, 'Another user has this work number'],
  [{ email: 'w1@example.com' }, 'Another user has this email address'],
  [{ phone: '123' }, 'This is no mobile number'],
  [{ birthday: '2026-02-30' }, 'This is no day'],
  [{ username: 'other' }, 'A user name never changes'],
])('a user with %j is refused: %s', async (more, message) => {
  await run("update sys_user set work_no = 'W-1', email = 'w1@example.com' where username = 'clerk'")
  const before = (await call('GET', `queryById?id=${await idOf('keeper')}`)).result

  expect(await call('PUT', 'edit', { body: { ...before, ...more } })).toMatchObject({
    success: false,
    message,
    refusal: { fields: { [Object.keys(more)[0] ?? '']: message } },
  })
  expect((await call('GET', `queryById?id=${before.id}`)).result).toEqual(before)
})

test.each([
  [{ username: 'ADMIN' }, 'This user name is taken'],
  [{ password: 'short', confirmpassword: 'short' }, 'A password has at least 8 characters'],
  [{ confirmpassword: 'x' }, 'the two passwords entered differ!'],
  [{ selectedroles: 'none' }, 'One of these roles does not exist'],
  [{ selecteddeparts: 'none' }, 'One of these departments does not exist'],
])('a new user with %j is refused: %s', async (more, message) => {
  const fields = { [Object.keys(more)[0] ?? '']: message }
  expect(await add('refused', more)).toMatchObject({ success: false, message, refusal: { fields } })
})

describe('editing', () => {
  test('takes the whole record back, replaces roles and departments, and never the password', async () => {
    const { result } = await add('summer')
    const [before] = await run('select password from sys_user where id = $1', [result.id])
    const body = {
      ...result,
      realname: '夏天',
      password: 'another brew of summer',
      status: 2,
      delFlag: 1,
      selectedroles: `${await roleId('shop_keeper')},`,
      selecteddeparts: await departId('A01A02'),
    }

    const edited = await call('PUT', 'edit', { body })

    expect(edited).toMatchObject({
      success: true,
      result: { realname: '夏天', status: 1, delFlag: 0, orgCode: 'A01A02', birthday: '1990-02-28' },
    })
    expect((await call('GET', `queryUserRole?userid=${result.id}`)).result).toEqual([
      await roleId('shop_keeper'),
    ])
    expect((await run('select password from sys_user where id = $1', [result.id]))[0]).toEqual(before)
    expect(await call('PUT', 'edit', { body })).toMatchObject({ success: false, message: /meanwhile/ })
  })

  test('of oneself leaves the own roles alone', async () => {
    const id = await idOf('admin')
    const own = (await call('GET', `queryById?id=${id}`)).result

    await run("insert into sys_position (id, code, name) values ('p1', 'head', '主管')")
    const same = await call('PUT', 'edit', { body: { ...own, post: 'head' } })
    const less = await call('PUT', 'edit', { body: { ...same.result, selectedroles: '' } })

    expect(same).toMatchObject({ success: true, result: { post: 'head' } })
    expect(less).toMatchObject({ success: false, message: /his own roles/ })
  })

  test('takes a position that there is, and keeps one that there is not if he had it already', async () => {
    await run("update sys_user set post = 'Boss' where username = 'keeper'")
    const { result } = await call('GET', `queryById?id=${await idOf('keeper')}`)

    const kept = await call('PUT', 'edit', { body: { ...result, telephone: '1' } })
    const unknown = await call('PUT', 'edit', { body: { ...kept.result, post: 'Boss,Chief' } })

    expect(kept).toMatchObject({ success: true, result: { post: 'Boss', roleTxt: '店长' } })
    expect(unknown.refusal).toMatchObject({
      error: 'USER_INVALID',
      fields: { post: 'There is no such position' },
    })
  })

  test('a role that may more than the caller is not his to give, nor is its bearer his to change', async () => {
    const { result } = await add('autumn', { selectedroles: '' })
    const by = as.clerk

    const given = await call('PUT', 'edit', {
      by,
      body: { ...result, selectedroles: await roleId('admin') },
    })
    const admin = (await call('GET', `queryById?id=${await idOf('admin')}`)).result
    const taken = await call('PUT', 'edit', { by, body: { ...admin, phone: '19911112222' } })
    const password = { username: 'admin', password: 'winter brew of old' }
    const reset = await call('PUT', 'changePassword', { by, body: password })

    expect([given, taken, reset].map(({ success }) => success)).toEqual([false, false, false])
    expect(given.message).toMatch(/more than he holds/)
    expect(reset.message).toMatch(/may do more than you/)
  })
})

describe('somebody of a region who administers users', () => {
  const password = 'taken over by another'
  const oneTime = async (ids: string) => {
    const url = '/jeecg-boot/app/users/oneTimePasswords'
    return (await server.app.inject({ method: 'POST', url, headers: as.supervisor, payload: { ids } })).json()
  }
  const newRole = async (code: string, rule: string | null) => {
    await run('insert into sys_role (id, role_name, role_code) values ($1, $1, $1)', [code])
    await run(
      `insert into sys_role_permission (id, role_id, permission_id, data_rule_ids)
        select $1, $1, id, $2 from sys_permission where perms = 'bill:list'`,
      [code, rule],
    )
    return code
  }

  test('does not get hold of who belongs to another region too', async () => {
    const by = as.supervisor
    const here = await departId('A01A01')
    const only = (await add('plum', { selecteddeparts: here, selectedroles: '' })).result
    const two = `${here},${await departId('A01A02')}`
    const both = (await add('peach', { selecteddeparts: two, selectedroles: '' })).result

    const tried = [
      await call('PUT', 'changePassword', { by, body: { username: 'peach', password } }),
      await call('PUT', 'edit', { by, body: { ...both, email: 'mine@example.com' } }),
      await call('PUT', 'frozenBatch', { by, body: { ids: both.id, status: 2 } }),
      await call('DELETE', `delete?id=${both.id}`, { by }),
      await oneTime(`${only.id},${both.id}`),
    ]

    expect(both.orgCode).toBe('A01A01')
    for (const answer of tried)
      expect(answer).toMatchObject({ success: false, message: /departments that you do not see/ })
    expect((await call('PUT', 'changePassword', { by, body: { username: 'plum', password } })).success).toBe(
      true,
    )
  })

  test('does not get hold of who sees what a data rule hides from him, and gives no such role', async () => {
    const [clerks, free, ruled] = [await roleId('settlement_clerk'), 'free', 'ruled']
    await run(`insert into sys_permission_data_rule
      (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status, resources)
      select 'pending', id, 'Pending', 'status', '=', 'PENDING', '1', 'SettleBill'
        from sys_permission where perms = 'bill:list'`)
    await newRole(free, null)
    await newRole(ruled, 'pending')
    const set = (rule: string | null) =>
      run(
        `with held as (update sys_role_permission set data_rule_ids = $1
          where role_id = $2 and permission_id = (select id from sys_permission where perms = 'bill:list'))
        update rights_epoch set epoch = epoch + 1`,
        [rule, clerks],
      )
    const selecteddeparts = await departId('A01A01')
    const people = [
      (await add('pear', { selecteddeparts, selectedroles: free })).result,
      (await add('fig', { selecteddeparts, selectedroles: ruled })).result,
    ]
    const none = (await add('lime', { selecteddeparts, selectedroles: '' })).result
    const by = as.supervisor
    await set('pending')

    const reset = async (username: string) =>
      (await call('PUT', 'changePassword', { by, body: { username, password } })).success
    const together = await oneTime(people.map(({ id }) => id).join(','))
    const give = (selectedroles: string) =>
      call('PUT', 'edit', { by, body: { ...none, version: undefined, selectedroles } })
    const given = [await give(free), await give(ruled)]
    const results = [await reset('pear'), await reset('fig')]
    await set(null)

    expect(together).toMatchObject({ success: false, message: /may do more than you/ })
    expect(given).toMatchObject([{ success: false, message: /more than he holds/ }, { success: true }])
    expect(results).toEqual([false, true])
    expect(await reset('pear')).toBe(true)
  })

  test('puts nobody in charge of a department that he does not see, himself included', async () => {
    const id = await idOf('supervisor')
    const own = (await call('GET', `queryById?id=${id}`, { by: as.supervisor })).result
    const [here, there] = [await departId('A01A01'), await departId('A01A02')]
    const charge = (departIds: string, by: Headers) =>
      call('PUT', 'edit', { by, body: { ...own, version: undefined, userIdentity: 2, departIds } })

    expect(await charge(there, as.supervisor)).toMatchObject({
      success: false,
      message: /departments does not exist/,
    })
    expect((await charge(there, as.admin)).success).toBe(true)
    expect((await charge(await departId('A01A03'), as.admin)).refusal).toMatchObject({
      error: 'USER_DEPART_FOREIGN',
      fields: { departIds: 'A user can be in charge only of departments he belongs to' },
    })
    expect((await charge(`${here},${there}`, as.supervisor)).success).toBe(true)
  })
})

describe('freezing', () => {
  test('ends the sessions with it; thawing lets sign in again', async () => {
    await add('frost')
    const headers = await server.signIn('frost', 'first brew of spring')
    const ids = `${await idOf('frost')},`

    const frozen = await call('PUT', 'frozenBatch', { body: { ids, status: 2 } })

    expect(frozen.success).toBe(true)
    expect(await isIn(headers)).toBe(false)
    expect(await run('select from sys_session where user_id = $1', [ids.slice(0, -1)])).toEqual([])
    expect(await lastAudit()).toMatchObject({ action: 'user.freeze' })
    await call('PUT', 'frozenBatch', { body: { ids, status: '1' } })
    expect(await isIn(await server.signIn('frost', 'first brew of spring'))).toBe(true)
  })

  test('is not for oneself, and a batch with one who does not exist changes nothing', async () => {
    const freeze = (ids: string) => call('PUT', 'frozenBatch', { body: { ids, status: 2 } })

    expect((await freeze(await idOf('admin'))).message).toMatch(/himself/)
    expect((await freeze(`${await idOf('keeper')},nobody`)).message).toMatch(/no such user/)
    expect(await isIn(as.keeper)).toBe(true)
  })

  test('of two administrators who freeze each other one stays', async () => {
    await add('second', { selectedroles: await roleId('admin') })
    const second = await server.signIn('second', 'first brew of spring')
    const freeze = async (username: string, by: Headers) =>
      call('PUT', 'frozenBatch', { by, body: { ids: await idOf(username), status: 2 } })

    const answers = await Promise.all([freeze('admin', second), freeze('second', as.admin)])

    expect(answers.filter(({ success }) => success)).toHaveLength(1)
    await run("update sys_user set status = 1 where username = 'admin'")
    as.admin = { ...(await server.signIn('admin')), 'x-locale': 'en-US' }
  })
})

test('a password that an administrator sets ends every session of its user', async () => {
  await add('rain')
  const headers = await server.signIn('rain', 'first brew of spring')
  const body = { username: 'rain', password: 'second brew of rain', confirmpassword: 'second brew of rain' }

  const weak = await call('PUT', 'changePassword', { body: { username: 'rain', password: 'password' } })
  const differ = await call('PUT', 'changePassword', { body: { ...body, confirmpassword: 'x' } })
  const set = await call('PUT', 'changePassword', { body })

  expect([weak.success, differ.success, set.success]).toEqual([false, false, true])
  expect(await isIn(headers)).toBe(false)
  expect(await isIn(await server.signIn('rain', 'second brew of rain'))).toBe(true)
  expect(JSON.stringify(await run('select detail from audit_log'))).not.toContain('second brew')
})

test('a deleted user is in the recycle bin, comes back from it, or goes for good', async () => {
  const ids = [(await add('dew')).result.id, (await add('mist')).result.id]
  const bin = async () =>
    ((await call('GET', 'recycleBin')).result as SysUser[]).map(({ username }) => username).sort()

  const deleted = await call('DELETE', `deleteBatch?ids=${ids.join(',')},`)

  expect(deleted.success).toBe(true)
  expect(await bin()).toEqual(['dew', 'mist'])
  expect((await call('GET', `queryById?id=${ids[0]}`)).success).toBe(false)
  expect((await add('dew')).message).toMatch(/taken/)
  expect((await call('PUT', 'putRecycleBin', { body: { userIds: ids[0] } })).success).toBe(true)
  expect((await call('DELETE', `deleteRecycleBin?userIds=${ids[1]}`)).success).toBe(true)
  expect(await bin()).toEqual([])
  expect(await run('select from sys_user_role where user_id = $1', [ids[1]])).toEqual([])
})

test('people of a department and below come as an array, with names in place of the code', async () => {
  const found = await call('GET', `queryUserByDepId?id=${await departId('A01')}&realname=`, { by: as.keeper })

  expect(found.result).toContainEqual(
    expect.objectContaining({ username: 'keeper', orgCode: expect.not.stringMatching(/^A01/), email: null }),
  )
})

test.each<[Method, string]>([
  ['GET', 'list'],
  ['GET', 'recycleBin'],
  ['PUT', 'edit'],
  ['DELETE', 'delete?id=x'],
])('%s %s is for those who have the right', async (method, path) => {
  expect((await call(method, path, { by: as.keeper })).code).toBe(510)
})
