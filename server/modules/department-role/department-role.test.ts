import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DepartRole, PermissionNode } from '#schemas'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const PEOPLE = ['admin', 'clerk', 'keeper', 'reviewer', 'supervisor'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let headers: Record<Person, Record<string, string>>
let east: string
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, PEOPLE)
  east = await idOf('A01A01')
})
afterAll(() => server.close())

interface Sent {
  query?: Record<string, string>
  body?: object
  by?: Person
}
const send = async (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { query = {}, body, by = 'admin' }: Sent = {},
) => {
  const url = `/jeecg-boot${path}`
  const payload = body && { payload: body }
  return (await server.app.inject({ method, url, query, headers: headers[by], ...payload })).json()
}
const run = async (sql: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(sql, values)).rows
const idOf = async (orgCode: string): Promise<string> =>
  (await run('select id from sys_depart where org_code = $1', [orgCode]))[0].id
const userId = async (username: string): Promise<string> =>
  (await run('select id from sys_user where username = $1', [username]))[0].id
const permission = async (code: string): Promise<string> =>
  (await run('select id from sys_permission where perms = $1', [code]))[0].id

const list = (query: Record<string, string>, by: Person = 'admin') =>
  send('GET', '/sys/sysDepartRole/list', { query, by })
const add = (roleCode: string, departId = east, by: Person = 'admin') =>
  send('POST', '/sys/sysDepartRole/add', { body: { departId, roleName: ` 角色 ${roleCode} `, roleCode }, by })
const made = async (roleCode: string, departId = east): Promise<DepartRole> =>
  (await add(roleCode, departId)).result
const grantDepart = (departId: string, ids: string[], last: string[] = [], by: Person = 'admin') =>
  send('POST', '/sys/permission/saveDepartPermission', {
    body: { departId, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
    by,
  })
const grantsOfDepart = async (departId: string) =>
  (await send('GET', '/sys/permission/queryDepartPermission', { query: { departId } })).result
const grantRole = (roleId: string, ids: string[], last: string[] = [], by: Person = 'admin') =>
  send('POST', '/sys/sysDepartPermission/saveDeptRolePermission', {
    body: { roleId, permissionIds: ids.join(','), lastpermissionIds: last.join(',') },
    by,
  })
const grantsOfRole = async (roleId: string) =>
  (await send('GET', '/sys/sysDepartPermission/queryDeptRolePermission', { query: { roleId } })).result
const give = (person: string, newRoleId: string, oldRoleId = '', by: Person = 'admin') =>
  send('POST', '/sys/sysDepartRole/deptRoleUserAdd', { body: { userId: person, newRoleId, oldRoleId }, by })
const given = async (person: string, departId = east) =>
  (await send('GET', '/sys/sysDepartRole/getDeptRoleByUserId', { query: { userId: person, departId } }))
    .result
const codesOf = async (by: Person): Promise<string[]> =>
  (await send('GET', '/sys/permission/getUserPermissionByToken', { by })).result.auth.map(
    ({ action }: { action: string }) => action,
  )
/** Creates a department with one member, and returns its id. */
async function departWith(name: string, username: string): Promise<string> {
  const { result } = await send('POST', '/sys/sysDepart/add', { body: { parentId: east, departName: name } })
  const body = { depId: result.id, userIdList: [await userId(username)] }
  await send('POST', '/sys/user/editSysDepartWithUser', { body })
  return result.id
}

describe('a department', () => {
  test("only the difference of a department's grants is applied, so that simultaneous grants of others stay", async () => {
    const depart = await departWith('授权', 'reviewer')
    const [bills, hold, trades] = [
      await permission('bill:list'),
      await permission('bill:hold'),
      await permission('trade:list'),
    ]
    const first = await grantDepart(depart, [bills, hold])
    const second = await grantDepart(depart, [bills, trades, ''], [bills, hold])

    expect(first).toMatchObject({ success: true, message: 'Saved', result: null })
    expect(second.success).toBe(true)
    expect((await grantsOfDepart(depart)).sort()).toEqual([bills, trades].sort())
    expect(
      (await send('GET', '/app/departs/grants', { query: { departId: depart } })).result.permissionIds
        .split(',')
        .sort(),
    ).toEqual([bills, trades].sort())
  })

  test('a department gets no unknown grant, none that the caller lacks, and none without the permission', async () => {
    expect((await grantDepart(east, ['unknown'])).success).toBe(false)
    expect((await grantDepart('unknown', [])).message).toBe('Department not found')
    expect(await grantDepart(east, [], [], 'clerk')).toMatchObject({ success: false, code: 510 })
    expect(await grantsOfDepart(east)).toEqual([])
  })

  test('a grant that a department loses is removed from its roles', async () => {
    const depart = await departWith('收回', 'reviewer')
    const [bills, trades] = [await permission('bill:list'), await permission('trade:list')]
    await grantDepart(depart, [bills, trades])
    const role = await made('revoked', depart)
    await grantRole(role.id, [bills, trades])

    await grantDepart(depart, [trades], [bills, trades])

    expect(await grantsOfRole(role.id)).toEqual([trades])
  })

  test('deleting a department deletes its roles and grants', async () => {
    const { result } = await send('POST', '/sys/sysDepart/add', {
      body: { parentId: east, departName: '无人' },
    })
    await grantDepart(result.id, [await permission('bill:list')])
    const role = await made('gone', result.id)

    const answer = await send('DELETE', '/sys/sysDepart/delete', { query: { id: result.id } })

    expect(answer.success).toBe(true)
    expect(await run('select 1 from sys_depart_role where id = $1', [role.id])).toEqual([])
    expect(await run('select 1 from sys_depart_permission where depart_id = $1', [result.id])).toEqual([])
  })
})

describe('a role of a department', () => {
  test('a department role is added, changed with PUT or POST, listed and deleted', async () => {
    const { message, result } = await add('tea_master')
    const body = { ...result, roleName: '茶师', departId: 'other', createBy: 'evil' }
    const put = await send('PUT', '/sys/sysDepartRole/edit', { body })
    const post = await send('POST', '/sys/sysDepartRole/edit', { body: { ...body, description: 'x' } })
    const page = await list({
      deptId: east,
      roleCode: '*tea*',
      column: 'createTime',
      order: 'desc',
      field: 'id',
      _t: '1',
    })
    const gone = await send('DELETE', '/sys/sysDepartRole/delete', { query: { id: result.id } })

    expect(message).toBe('Saved')
    expect(result).toMatchObject({
      departId: east,
      departId_dictText: '华东大区',
      roleName: '角色 tea_master',
      userCount: 0,
    })
    expect(put.result).toMatchObject({
      roleName: '茶师',
      departId: east,
      createBy: 'admin',
      updateBy: 'admin',
    })
    expect(post.result.description).toBe('x')
    expect(page.result).toMatchObject({ total: 1, records: [{ id: result.id, roleCode: 'tea_master' }] })
    expect(gone).toMatchObject({ success: true, message: 'Deleted' })
    expect((await list({ deptId: east, roleCode: 'tea_master' })).result.total).toBe(0)
  })

  test('a department role has a unique code, which can be checked', async () => {
    await made('only_one')
    const query = { tableName: 'sys_depart_role', fieldName: 'role_code', fieldVal: 'only_one' }

    expect(await add('only_one')).toMatchObject({
      success: false,
      message: 'Code already in use',
    })
    expect((await send('GET', '/sys/duplicate/check', { query })).success).toBe(false)
    expect((await add('with space')).success).toBe(false)
  })

  test('a department role has no permissions beyond its department', async () => {
    const depart = await departWith('范围', 'reviewer')
    const [bills, trades] = [await permission('bill:list'), await permission('trade:list')]
    await grantDepart(depart, [bills])
    const role = await made('bounded', depart)

    const beyond = await grantRole(role.id, [bills, trades])
    const within = await grantRole(role.id, [bills])
    const tree = await send('GET', '/sys/sysDepartPermission/queryTreeListForDeptRole', {
      query: { departId: depart },
    })
    const choices = await send('GET', '/app/departRoles/choices', { query: { departId: depart } })

    expect(beyond).toMatchObject({
      success: false,
      message: 'A department role can have only permissions granted to its department',
    })
    expect(within.success).toBe(true)
    expect(await grantsOfRole(role.id)).toEqual([bills])
    expect(tree.result.treeList.map(({ key }: PermissionNode) => key)).toEqual([bills])
    expect(tree.result.ids).toEqual([bills])
    expect(choices.result).toMatchObject([{ id: bills, parentId: null, held: true, code: 'bill:list' }])
  })

  test('a batch of department roles is deleted completely or not at all, and never while a user has one of them', async () => {
    const depart = await departWith('在用', 'reviewer')
    const [one, used] = [await made('free_one', depart), await made('used_one', depart)]
    await give(await userId('reviewer'), used.id)

    const batch = await send('DELETE', '/sys/sysDepartRole/deleteBatch', {
      query: { ids: `${one.id},${used.id},` },
    })

    expect(batch.message).toBe('One person has the role 角色 used_one. Remove the role first.')
    expect((await list({ deptId: depart })).result.total).toBe(2)
  })
})

describe('a user with a role of their department', () => {
  test('a member has the permissions and menu of a department role from the next request on, until they leave the department', async () => {
    const depart = await departWith('生效', 'keeper')
    const keeper = await userId('keeper')
    const users = await permission('system:user:list')
    await grantDepart(depart, [users])
    const role = await made('effective', depart)
    await grantRole(role.id, [users])
    const mayList = async () => (await send('GET', '/sys/user/list', { by: 'keeper' })).success
    const before = await mayList()

    const answer = await give(keeper, `${role.id},`)
    const during = [await mayList(), (await codesOf('keeper')).includes('system:user:list')]
    const has = await given(keeper, depart)
    await send('DELETE', '/sys/user/deleteUserInDepart', { query: { depId: depart, userId: keeper } })

    expect(answer).toMatchObject({ success: true, result: null })
    expect([before, ...during, await mayList()]).toEqual([false, true, true, false])
    expect(has).toEqual([{ id: expect.any(String), userId: keeper, droleId: role.id }])
    await send('POST', '/sys/user/editSysDepartWithUser', { body: { depId: depart, userIdList: [keeper] } })
    expect(await given(keeper, depart)).toEqual([])
  })

  test('a member with a department role can assign the permissions they have, but not change their own roles', async () => {
    const depart = await departWith('转授', 'reviewer')
    const [roles, lists, grant, bills] = await Promise.all(
      ['system:depart:roles', 'system:depart:list', 'system:depart:permission', 'bill:hold'].map(permission),
    )
    const all = [roles, lists, grant, bills] as string[]
    await grantDepart(depart, all)
    const [lead, other] = [await made('lead', depart), await made('other', depart)]
    await grantRole(lead.id, all)
    await give(await userId('reviewer'), lead.id)

    const held = await grantRole(other.id, [bills as string], [], 'reviewer')
    const own = await grantRole(lead.id, [], [bills as string], 'reviewer')
    const beyond = await grantDepart(depart, [...all, await permission('system:user:list')], all, 'reviewer')

    expect(held.success).toBe(true)
    expect(own).toMatchObject({ success: false, message: "You can't change your own roles" })
    expect(beyond).toMatchObject({ success: false, message: 'You can assign only permissions you have' })
  })

  test("only the difference of a member's department roles is applied, and only for the department of the roles", async () => {
    const depart = await departWith('差异', 'reviewer')
    const reviewer = await userId('reviewer')
    const [a, b, c] = [
      await made('diff_a', depart),
      await made('diff_b', depart),
      await made('diff_c', depart),
    ]
    await give(reviewer, `${a.id},${b.id}`)
    await give(reviewer, c.id, a.id)

    const roles = (await given(reviewer, depart)).map(({ droleId }: { droleId: string }) => droleId)
    const form = await send('GET', '/app/departRoles/given', {
      query: { userId: reviewer, departId: depart },
    })

    expect(roles.sort()).toEqual([b.id, c.id].sort())
    expect(form.result).toMatchObject({ realname: '王景行', roleIds: expect.arrayContaining([b.id, c.id]) })
    expect(await give(await userId('clerk'), a.id)).toMatchObject({
      success: false,
      message: 'Department roles can be assigned only to people in the department',
    })
    expect((await give(reviewer, 'unknown')).message).toBe('Department role not found')
    expect((await give(await userId('admin'), a.id)).message).toBe("You can't change your own roles")
  })
})

describe('a manager of departments', () => {
  let mine: string
  beforeAll(async () => {
    mine = await departWith('主管', 'keeper')
    const supervisor = await userId('supervisor')
    const role = 'select id from sys_role where role_code = $1'
    await run(
      `insert into sys_role_permission (id, role_id, permission_id)
       select md5(p.id), (${role}), p.id from sys_permission p
       where p.perms in ('system:depart:mine', 'system:depart:users', 'system:depart:roles') on conflict do nothing`,
      ['settlement_clerk'],
    )
    await run('update sys_user set user_identity = 2, depart_ids = $1 where id = $2', [
      `${mine},`,
      supervisor,
    ])
    await run('update rights_epoch set epoch = epoch + 1')
  })

  test('a department manager manages only the users and roles of the managed departments', async () => {
    const people = await send('GET', '/sys/user/departUserList', { query: { depId: '' }, by: 'supervisor' })
    const others = await send('GET', '/sys/user/departUserList', { query: { depId: east }, by: 'supervisor' })
    const role = await add('by_head', mine, 'supervisor')

    expect(people.result.records.map(({ username }: { username: string }) => username)).toEqual(['keeper'])
    expect(others.result.records.map(({ username }: { username: string }) => username)).toEqual(['keeper'])
    expect(role.success).toBe(true)
    expect((await add('not_by_head', east, 'supervisor')).message).toBe('Department not found')
    expect((await list({}, 'supervisor')).result.records).toMatchObject([{ roleCode: 'by_head' }])
    expect((await give(await userId('keeper'), role.result.id, '', 'supervisor')).success).toBe(true)
    expect(
      await send('DELETE', '/sys/user/deleteUserInDepart', {
        query: { depId: east, userId: await userId('supervisor') },
        by: 'supervisor',
      }),
    ).toMatchObject({ success: false, message: 'Department not found' })
  })

  test('a department manager sees the tree of the managed departments; a user without departments gets a message', async () => {
    const own = await send('GET', '/sys/sysDepart/queryMyDeptTreeList', { by: 'supervisor' })
    const none = await send('GET', '/sys/sysDepart/queryMyDeptTreeList', { by: 'clerk' })

    expect(own).toMatchObject({ success: true, message: '1', result: [{ id: mine, key: mine }] })
    expect(none).toMatchObject({ success: true, message: '2', result: [] })
  })

  test('the page of department managers requires the permission', async () => {
    expect(await list({}, 'keeper')).toMatchObject({ success: false, code: 510 })
    expect(await send('GET', '/sys/user/departUserList', { by: 'keeper' })).toMatchObject({ success: false })
  })
})

test('each change of department roles is in the audit log', async () => {
  const rows = await run(
    "select distinct action from audit_log where action ~ '^depart(Role|Permission)' order by 1",
  )

  expect(rows.map(({ action }) => action)).toEqual([
    'departPermission.save',
    'departRole.add',
    'departRole.delete',
    'departRole.edit',
    'departRole.give',
    'departRole.savePermissions',
  ])
})
