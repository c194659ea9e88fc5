import { describe, expect, test } from 'vitest'
import type { SysUser } from '#schemas'
import type { Method } from '../../../tests/support/serve-people.ts'
import { FIRST_PASSWORD, serveUsers } from '../../../tests/support/serve-users.ts'

const { server, as, call, add, isIn, run, userId, roleId, departId, lastAudit } = serveUsers()

test('the list answers the filters of a JeecgBoot page, without password and salt', async () => {
  const stock = '_t=1795151801&column=createTime&order=desc&field=id,,username&pageNo=1&pageSize=10'
  const found = (await call('GET', `list?${stock}&username=*keep*&status=1&sex=`)).result
  const [keeper] = found.records as SysUser[]

  expect(found).toMatchObject({ total: 1, current: 1, size: 10 })
  expect(keeper).toMatchObject({ username: 'keeper', status: 1, delFlag: 0, relTenantIds: null })
  expect(keeper?.orgCodeTxt).toEqual(expect.any(String))
  expect(keeper).not.toHaveProperty('password')
  expect(keeper).not.toHaveProperty('salt')
  const { orgCode: code } = (await call('GET', `queryById?id=${keeper?.id}`)).result as { orgCode: string }
  const within = (await call('GET', `list?departId=${await departId(code)}`)).result.records as SysUser[]
  const codes = await run('select org_code from sys_user where id = any($1)', [within.map(({ id }) => id)])
  expect(codes.map(({ org_code }) => org_code.startsWith(code))).not.toContain(false)
  expect(within.map(({ username }) => username)).toContain('keeper')
})

test('a new user can sign in, with the chosen roles and departments', async () => {
  const made = await add('spring')
  const { id } = made.result

  expect(made).toMatchObject({ success: true, result: { username: 'spring', orgCode: 'A01A01' } })
  expect(await lastAudit('action, username, subject_id')).toEqual({
    action: 'user.add',
    username: 'admin',
    subject_id: id,
  })
  expect((await call('GET', `queryUserRole?userid=${id}`)).result).toEqual([await roleId('test')])
  expect((await call('GET', `userDepartList?userId=${id}`)).result).toEqual([
    expect.objectContaining({ key: await departId('A01A01'), value: await departId('A01A01') }),
  ])
  expect(await isIn(await server.signIn('spring', FIRST_PASSWORD))).toBe(true)
})

test.each([
  [{ phone: '19900000002' }, 'Mobile number already in use'],
  [{ workNo: 'W-1' }, 'Work number already in use'],
  [{ email: 'w1@example.com' }, 'Email address already in use'],
  [{ phone: '123' }, 'Not a valid mobile number'],
  [{ birthday: '2026-02-30' }, 'Not a valid date'],
  [{ username: 'other' }, "The user name can't be changed"],
])('a user with %j is refused: %s', async (more, message) => {
  await run("update sys_user set work_no = 'W-1', email = 'w1@example.com' where username = 'clerk'")
  const before = (await call('GET', `queryById?id=${await userId('keeper')}`)).result

  expect(await call('PUT', 'edit', { body: { ...before, ...more } })).toMatchObject({
    success: false,
    message,
    refusal: { fields: { [Object.keys(more)[0] ?? '']: message } },
  })
  expect((await call('GET', `queryById?id=${before.id}`)).result).toEqual(before)
})

test.each([
  [{ username: 'ADMIN' }, 'User name already in use'],
  [{ password: 'short', confirmpassword: 'short' }, 'The password needs at least 8 characters'],
  [{ confirmpassword: 'x' }, 'the two passwords entered differ!'],
  [{ selectedroles: 'none' }, "A selected role doesn't exist"],
  [{ selecteddeparts: 'none' }, "A selected department doesn't exist"],
])('a new user with %j is refused: %s', async (more, message) => {
  const fields = { [Object.keys(more)[0] ?? '']: message }
  expect(await add('refused', more)).toMatchObject({ success: false, message, refusal: { fields } })
})

describe('editing users', () => {
  test('an edit sends the whole user, replaces roles and departments, and never changes the password', async () => {
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
    expect(await call('PUT', 'edit', { body })).toMatchObject({
      success: false,
      message: /changed by another user/,
    })
  })

  test('users who edit themselves keep their roles', async () => {
    const id = await userId('admin')
    const own = (await call('GET', `queryById?id=${id}`)).result

    await run("insert into sys_position (id, code, name) values ('p1', 'head', '主管')")
    const same = await call('PUT', 'edit', { body: { ...own, post: 'head' } })
    const less = await call('PUT', 'edit', { body: { ...same.result, selectedroles: '' } })

    expect(same).toMatchObject({ success: true, result: { post: 'head' } })
    expect(less).toMatchObject({ success: false, message: /your own roles/ })
  })

  test('an edit accepts an existing position, and keeps an unknown one that the user already has', async () => {
    await run("update sys_user set post = 'Boss' where username = 'keeper'")
    const { result } = await call('GET', `queryById?id=${await userId('keeper')}`)

    const kept = await call('PUT', 'edit', { body: { ...result, telephone: '1' } })
    const unknown = await call('PUT', 'edit', { body: { ...kept.result, post: 'Boss,Chief' } })

    expect(kept).toMatchObject({ success: true, result: { post: 'Boss', roleTxt: 'Shop manager' } })
    expect(unknown.refusal).toMatchObject({
      error: 'USER_INVALID',
      fields: { post: 'Position not found' },
    })
  })

  test("a role with more permissions than the caller's cannot be assigned, and its users cannot be changed", async () => {
    const { result } = await add('autumn', { selectedroles: '' })
    const by = as.clerk

    const given = await call('PUT', 'edit', {
      by,
      body: { ...result, selectedroles: await roleId('admin') },
    })
    const admin = (await call('GET', `queryById?id=${await userId('admin')}`)).result
    const taken = await call('PUT', 'edit', { by, body: { ...admin, phone: '19911112222' } })
    const password = { username: 'admin', password: 'winter brew of old' }
    const reset = await call('PUT', 'changePassword', { by, body: password })

    expect([given, taken, reset].map(({ success }) => success)).toEqual([false, false, false])
    expect(given.message).toMatch(/only permissions you have/)
    expect(reset.message).toMatch(/can't manage this user/)
  })
})

test('users of a department and its sub-departments are an array, with names instead of the code', async () => {
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
])('%s %s requires the permission', async (method, path) => {
  expect((await call(method, path, { by: as.keeper })).code).toBe(510)
})
