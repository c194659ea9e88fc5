import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'

const BASE = '/jeecg-boot/sys'
const PEOPLE = ['admin', 'keeper', 'configurator', 'clerk'] as const
type Person = (typeof PEOPLE)[number]
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

let server: TestApp
let headers: Record<Person, Record<string, string>>
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, PEOPLE)
})
afterAll(() => server.close())

const run = async (text: string, values: unknown[] = []) =>
  (await server.services.database.pool.query(text, values)).rows
const call = async (method: Method, path: string, payload?: object, by: Person = 'admin') => {
  const answer = await server.app.inject({
    method,
    url: `${BASE}${path}`,
    headers: { ...headers[by], 'x-locale': 'en-US' },
    ...(payload && { payload }),
  })
  return { status: answer.statusCode, ...answer.json() }
}
let count = 0
const newRole = async (code = `r${++count}`) =>
  (await call('POST', '/role/add', { roleName: `Role ${code}`, roleCode: code })).result
const roleId = async (code: string) =>
  (await run('select id from sys_role where role_code = $1', [code]))[0].id
const userId = async (name: string) =>
  (await run('select id from sys_user where username = $1', [name]))[0].id
const idOf = async (code: string) =>
  (await run('select id from sys_permission where perms = $1', [code]))[0].id
const grantsOf = async (id: string) =>
  (await call('GET', `/permission/queryRolePermission?roleId=${id}`)).result
const lastAudit = async () => (await run('select action, detail from audit_log order by seq desc limit 1'))[0]

describe('role look-ups', () => {
  test('the look-up returns each role with name and code, without its users', async () => {
    const { result } = await call('GET', '/role/queryall', undefined, 'keeper')

    expect(result).toContainEqual(
      expect.objectContaining({ id: 'f6817f48af4fb3af11b9e8bf182f618b', roleCode: 'admin' }),
    )
    expect(Object.keys(result[0]).sort()).toEqual(
      [
        'createBy',
        'createTime',
        'description',
        'id',
        'roleCode',
        'roleName',
        'toldIn',
        'updateBy',
        'updateTime',
      ].sort(),
    )
    expect((await call('GET', '/role/queryListByType?type=1', undefined, 'keeper')).result).toEqual(result)
  })

  test('role look-ups require a session, and the list requires the permission', async () => {
    expect((await server.app.inject({ url: `${BASE}/role/queryall` })).statusCode).toBe(500)
    expect(await call('GET', '/role/list', undefined, 'clerk')).toMatchObject({ success: false, code: 510 })
  })

  test('the list of roles answers a JeecgBoot client', async () => {
    const { 'x-locale': _, ...stock } = headers.admin
    const query =
      '_t=1&roleName=*管理员*&column=createTime&order=desc&field=id,,roleName&pageNo=1&pageSize=10'
    const answer = await server.app.inject({ url: `${BASE}/role/list?${query}`, headers: stock })
    const { result } = answer.json()

    expect(result.records.map(({ roleCode }: { roleCode: string }) => roleCode)).toContain('admin')
    expect(result).toMatchObject({ current: 1, size: 10, pages: 1 })
  })

  test('a role code is available, or in use by another role', async () => {
    const id = await roleId('admin')

    expect(await call('GET', '/role/checkRoleCode?id=&roleCode=nobody')).toMatchObject({ result: true })
    expect(await call('GET', `/role/checkRoleCode?id=${id}&roleCode=admin`)).toMatchObject({ result: true })
    expect(await call('GET', '/role/checkRoleCode?roleCode=admin')).toMatchObject({
      status: 200,
      success: false,
      message: 'Code already in use',
    })
  })

  test('a role is found by its id; an unknown id is an error', async () => {
    const id = await roleId('admin')

    expect((await call('GET', `/role/queryById?id=${id}`)).result).toMatchObject({ roleCode: 'admin' })
    expect(await call('GET', '/role/queryById?id=none')).toMatchObject({ success: false })
  })
})

describe('changing roles', () => {
  test('a role is created, changed by its whole record, and deleted', async () => {
    const made = await call('POST', '/role/add', { roleName: ' Auditor ', roleCode: 'auditor', id: 'mine' })
    expect(made).toMatchObject({ success: true, message: 'Saved', result: { roleName: 'Auditor' } })
    expect(made.result.id).not.toBe('mine')

    const edited = await call('PUT', '/role/edit', {
      ...made.result,
      description: 'Query',
      createBy: 'evil',
      roleName: 'Auditors',
    })
    expect(edited.result).toMatchObject({ roleName: 'Auditors', description: 'Query', createBy: 'admin' })
    expect(await lastAudit()).toMatchObject({
      action: 'role.edit',
      detail: { from: { roleName: 'Auditor' }, to: { roleName: 'Auditors' } },
    })

    expect(await call('DELETE', `/role/delete?id=${made.result.id}`)).toMatchObject({ success: true })
    expect(await run('select id from sys_role where id = $1', [made.result.id])).toEqual([])
  })

  test.each([
    ['a code in use', { roleName: 'x', roleCode: 'admin' }],
    ['no name', { roleName: ' ', roleCode: 'fine' }],
    ['a code with a space', { roleName: 'x', roleCode: 'a b' }],
  ])('a role with %s is refused', async (_name, body) => {
    expect(await call('POST', '/role/add', body)).toMatchObject({ status: 200, success: false })
  })

  test("a role in use can't be deleted, and a batch with one unknown id changes nothing", async () => {
    const { id } = await newRole()
    const used = await roleId('settlement_clerk')

    const refused = await call('DELETE', `/role/deleteBatch?ids=${id},${used},`)
    expect([refused.success, refused.message]).toEqual([false, expect.stringMatching(/ha(s|ve) the role/)])
    expect(await call('DELETE', `/role/deleteBatch?ids=${id},none`)).toMatchObject({ success: false })
    expect(await run('select id from sys_role where id = $1', [id])).toHaveLength(1)
    expect(await call('DELETE', `/role/deleteBatch?ids=${id},`)).toMatchObject({ success: true })
  })

  test('the role of administrators cannot be changed', async () => {
    const id = await roleId('admin')
    const message = "The administrator role can't be changed"

    expect(await call('DELETE', `/role/delete?id=${id}`)).toMatchObject({ success: false, message })
    expect(await call('PUT', '/role/edit', { id, roleName: 'x', roleCode: 'x' })).toMatchObject({ message })
    const granted = { roleId: id, permissionIds: '', lastpermissionIds: (await grantsOf(id)).join(',') }
    expect(await call('POST', '/permission/saveRolePermission', granted)).toMatchObject({ message })
  })
})

describe('granting', () => {
  test('the tree of grants has the format of the contract', async () => {
    const { result } = await call('GET', '/permission/queryTreeList')
    const [first] = result.treeList

    expect(first).toMatchObject({
      key: first.value,
      title: first.label,
      slotTitle: first.title,
      isLeaf: false,
      ruleFlag: 0,
      scopedSlots: { title: 'hasDatarule' },
      parentId: null,
      children: expect.arrayContaining([expect.objectContaining({ parentId: first.key, isLeaf: true })]),
    })
    expect(result.ids).toHaveLength((await run('select id from sys_permission where del_flag = 0')).length)
    expect((await call('GET', '/role/queryTreeList')).result).toEqual(result)
  })

  test('the menu for grants is returned as a tree, as top level, and level by level', async () => {
    const { result: tree } = await call('GET', '/permission/list')
    const { result: top } = await call('GET', '/permission/getSystemMenuList')
    const bills = top.find(({ url }: { url: string }) => url === '/bill')
    const { result: below } = await call('GET', `/permission/getSystemSubmenu?parentId=${bills.id}`)
    const { result: batch } = await call('GET', `/permission/getSystemSubmenuBatch?parentIds=${bills.id},`)

    expect(top.map(({ id }: { id: string }) => id)).toEqual(tree.map(({ id }: { id: string }) => id))
    expect(bills).toMatchObject({ menuType: 0, isLeaf: false, route: true, title: 'Bills' })
    expect(below.map(({ url }: { url: string }) => url)).toContain('/bill/settleBill')
    expect(batch).toEqual({ [bills.id]: below })
  })

  test("only the difference of a role's grants is applied, so that simultaneous grants of others stay", async () => {
    const { id } = await newRole()
    const [list, confirm, hold] = await Promise.all(['bill:list', 'bill:confirm', 'bill:hold'].map(idOf))
    const save = (permissionIds: string, lastpermissionIds: string) =>
      call('POST', '/permission/saveRolePermission', { roleId: id, permissionIds, lastpermissionIds })

    expect(await save(`${list},${confirm},`, '')).toMatchObject({ success: true, message: 'Saved' })
    await save(`${hold}`, '')
    expect(await save(`${list}`, `${list},${confirm}`)).toMatchObject({ success: true })

    expect((await grantsOf(id)).sort()).toEqual([list, hold].sort())
    expect(await lastAudit()).toMatchObject({
      action: 'permission.saveRole',
      detail: { added: [], removed: [confirm] },
    })
  })

  test('a new grant of a role changes the permissions of its users with the next request', async () => {
    const role = await roleId('settlement_clerk')
    const before = (await grantsOf(role)).join(',')
    const list = await idOf('system:role:list')

    const on = { roleId: role, permissionIds: `${before},${list}`, lastpermissionIds: before }
    await call('POST', '/permission/saveRolePermission', on)
    expect(await call('GET', '/role/list', undefined, 'clerk')).toMatchObject({ success: true })

    const off = { roleId: role, permissionIds: before, lastpermissionIds: `${before},${list}` }
    await call('POST', '/permission/saveRolePermission', off)
    expect(await call('GET', '/role/list', undefined, 'clerk')).toMatchObject({ code: 510 })
  })

  test('a request with unknown menus or roles is refused as a whole', async () => {
    const { id } = await newRole()
    const list = await idOf('bill:list')
    const body = { roleId: id, permissionIds: `${list},none`, lastpermissionIds: '' }

    expect(await call('POST', '/permission/saveRolePermission', body)).toMatchObject({ success: false })
    expect(await grantsOf(id)).toEqual([])
    expect(await call('POST', '/permission/saveRolePermission', { ...body, roleId: 'none' })).toMatchObject({
      message: 'Role not found',
    })
  })
})

describe('a user who may grant but is no administrator', () => {
  const delegate = async () => {
    const own = await roleId('configurator')
    const codes = ['system:role:list', 'system:permission:saveRole', 'system:role:users']
    for (const code of codes) {
      await run(
        `insert into sys_role_permission (id, role_id, permission_id) values ($1, $2, $3) on conflict do nothing`,
        [`d-${code}`, own, await idOf(code)],
      )
    }
    await run('update rights_epoch set epoch = epoch + 1')
    return own
  }

  test("a user who isn't an administrator grants only their own permissions, and nothing to their own roles", async () => {
    const own = await delegate()
    const { id } = await newRole()
    const beyond = { roleId: id, permissionIds: await idOf('bill:release'), lastpermissionIds: '' }
    const held = { roleId: id, permissionIds: await idOf('page:inspect'), lastpermissionIds: '' }
    const by = (body: object) => call('POST', '/permission/saveRolePermission', body, 'configurator')

    expect(await by(beyond)).toMatchObject({ message: 'You can assign only permissions you have' })
    expect(await by({ ...held, roleId: own })).toMatchObject({ message: "You can't change your own roles" })
    expect(await by(held)).toMatchObject({ success: true })
  })

  test("a user who isn't an administrator assigns no role with more permissions, none to themselves and none outside the scope", async () => {
    await delegate()
    const give = async (role: string, users: string[]) =>
      (await call('POST', '/user/addSysUserRole', { roleId: role, userIdList: users }, 'configurator'))
        .message
    const { id: empty } = await newRole()

    expect(await give(await roleId('admin'), [await userId('clerk')])).toMatch(
      /only permissions you have|doesn't exist/,
    )
    expect(await give(empty, [await userId('configurator')])).toBe("You can't change your own roles")
    expect(await give(empty, ['none'])).toBe("A selected user doesn't exist")
  })
})

describe("a role's users", () => {
  test('users of a role are added, listed and removed, with effect from the next request', async () => {
    const { id } = await newRole()
    const [clerk, keeper] = await Promise.all(['clerk', 'keeper'].map(userId))

    await call('POST', '/user/addSysUserRole', { roleId: id, userIdList: [clerk, keeper, clerk] })
    const listed = await call('GET', `/user/userRoleList?roleId=${id}&username=*kee*&pageNo=1&pageSize=10`)
    expect(listed.result).toMatchObject({ total: 1, records: [{ id: keeper, username: 'keeper' }] })
    expect(listed.result.records[0]).not.toHaveProperty('password')

    await call('DELETE', `/user/deleteUserRole?roleId=${id}&userId=${keeper}`)
    expect(
      await call('DELETE', `/user/deleteUserRoleBatch?roleId=${id}&userIds=${clerk},none`),
    ).toMatchObject({
      success: false,
    })
    expect((await call('GET', `/user/userRoleList?roleId=${id}`)).result.total).toBe(1)
    await call('DELETE', `/user/deleteUserRoleBatch?roleId=${id}&userIds=${clerk},`)
    expect((await call('GET', `/user/userRoleList?roleId=${id}`)).result.total).toBe(0)
    expect(await lastAudit()).toMatchObject({ action: 'role.removeUsers', detail: { userIds: [clerk] } })
  })

  test('the last administrator cannot be removed from the role', async () => {
    const admin = await roleId('admin')
    await call('POST', '/user/addSysUserRole', { roleId: admin, userIdList: [await userId('clerk')] })
    await run("update sys_user set status = 2 where username = 'clerk'")
    const take = (by: Person, name: string) =>
      userId(name).then((id) =>
        call('DELETE', `/user/deleteUserRole?roleId=${admin}&userId=${id}`, undefined, by),
      )

    expect(await take('admin', 'admin')).toMatchObject({ message: "You can't change your own roles" })
    expect(await take('configurator', 'admin')).toMatchObject({ success: false })
    expect(await take('admin', 'clerk')).toMatchObject({ success: true })
  })
})
