import { describe, expect, test } from 'vitest'
import { rowsOf } from '../../support/rows.ts'
import { firstOf, type JeecgClient, jeecgClient, listed, succeeded } from './client.ts'
import { expectRejection } from './expect-shape.ts'
import { serveJeecg } from './serve-jeecg.ts'

/** Journeys through pages of the unmodified clients of JeecgBoot 2.2.0 and 2.4.6, call by call. */
const { client, server } = serveJeecg()
const { userId, roleId, departId, permissionId } = rowsOf(server)

const asUser = async (username: string) => jeecgClient(server, await server.signIn(username))

const rightsOf = async (user: JeecgClient) =>
  (await user.get('/sys/permission/getUserPermissionByToken')).result
const codesOf = async (user: JeecgClient): Promise<string[]> =>
  (await rightsOf(user)).auth.map(({ action }: { action: string }) => action)

/** Adds permissions to a role, as the drawer of the role page does. */
async function grantToRole(role: string, added: readonly string[]) {
  const before: string[] = (await client.get('/sys/permission/queryRolePermission', { roleId: role })).result
  return client.post('/sys/permission/saveRolePermission', {
    roleId: role,
    permissionIds: [...before, ...added].join(','),
    lastpermissionIds: before.join(','),
  })
}

test('a button permission is added, granted to a role, and available to its users', async () => {
  const check = (fieldVal: string) =>
    client.get('/sys/duplicate/check', {
      ...{ tableName: 'sys_permission', fieldName: 'perms', fieldVal, dataId: '' },
    })
  const parentId = await permissionId('system:user:list')
  const clerk = await asUser('clerk')

  const free = await check('tea:brew')
  const added = await client.post('/sys/permission/add', {
    ...{ menuType: 2, name: '泡茶', parentId, perms: 'tea:brew', permsType: '1', status: '1' },
    ...{ route: true, internalOrExternal: false, sortNo: 1 },
  })
  const taken = await check('tea:brew')
  expect(free).toMatchObject({ success: true, message: '该值可用！' })
  expectRejection(taken, '该值不可用，系统中已存在！')

  const { id } = added.result
  expect((await client.get('/sys/role/queryTreeList')).result.ids).toContain(id)
  expect(await codesOf(clerk)).not.toContain('tea:brew')
  const granted = await grantToRole(await roleId('settlement_clerk'), [id])
  const rights = await rightsOf(clerk)
  const button = { action: 'tea:brew', type: '1', describe: '泡茶' }
  expect(succeeded(added, granted)).toEqual([true, true])
  expect(rights.auth).toContainEqual(button)
  expect(rights.allAuth).toContainEqual({ ...button, status: '1' })

  await client.remove('/sys/permission/delete', { id })
  expect(await codesOf(clerk)).not.toContain('tea:brew')
})

/** Makes the user `supervisor` a superior who may use "My departments". Returns their department. */
async function makeSuperior(): Promise<string> {
  const depart = await departId('A01A01')
  const user = await firstOf(client, '/sys/user/list', { username: '*supervisor*' })
  const [roles, departs] = [
    (await client.get('/sys/user/queryUserRole', { userid: user.id })).result,
    (await client.get('/sys/user/userDepartList', { userId: user.id })).result,
  ]
  const edited = await client.put('/sys/user/edit', {
    ...{ ...user, userIdentity: 2, departIds: depart },
    selectedroles: roles.join(','),
    selecteddeparts: departs.map(({ value }: { value: string }) => value).join(','),
  })
  const pages = ['system:depart:mine', 'system:depart:users', 'system:depart:roles']
  const granted = await grantToRole(roles[0], await Promise.all(pages.map(permissionId)))
  expect(succeeded(edited, granted)).toEqual([true, true])
  return depart
}

test('"My departments" shows a superior the members, who are added and leave; other users have none', async () => {
  const depart = await makeSuperior()
  const superior = await asUser('supervisor')
  const keeper = await userId('keeper')
  const field = 'id,,username,realname,orgCode,sex_dictText,phone,action'
  const departsOfKeeper = async (): Promise<string> => {
    const { result } = await superior.get('/sys/user/departUserList', { ...listed, field, depId: depart })
    return result.records.find(({ username }: { username: string }) => username === 'keeper').orgCode
  }

  const mine = await superior.get('/sys/sysDepart/queryMyDeptTreeList')
  expect(mine).toMatchObject({ success: true, message: '2', result: [{ key: depart }] })
  const none = await (await asUser('clerk')).get('/sys/sysDepart/queryMyDeptTreeList')
  expect(none).toMatchObject({ success: true, message: '1' })

  const members = { depId: depart, userIdList: [keeper] }
  const added = await superior.post('/sys/user/editSysDepartWithUser', members)
  const during = await departsOfKeeper()
  const removed = await superior.remove('/sys/user/deleteUserInDepart', { depId: depart, userId: keeper })

  expect(succeeded(added, removed)).toEqual([true, true])
  // The list also shows the members of sub-departments, to which this user belongs.
  const [{ departName }] = mine.result
  expect(during.split(',')).toContain(departName)
  expect((await departsOfKeeper()).split(',')).not.toContain(departName)
})

describe('department roles', () => {
  const rolesOf = async (query: Record<string, string>): Promise<string[]> =>
    (await client.get('/sys/sysDepartRole/getDeptRoleByUserId', query)).result.map(
      ({ droleId }: { droleId: string }) => droleId,
    )
  const addRole = async (depart: string, roleCode: string) => {
    const role = { departId: depart, roleName: roleCode, roleCode, description: '' }
    return (await client.post('/sys/sysDepartRole/add', role)).result.id
  }

  test('a department role gets permissions of its department, and a member gets the role', async () => {
    const [depart, reviewer] = [await departId('A01A02'), await userId('reviewer')]
    const lists = await permissionId('system:user:list')
    const user = await asUser('reviewer')
    await client.post('/sys/user/editSysDepartWithUser', { depId: depart, userIdList: [reviewer] })

    const departGrants = { departId: depart, permissionIds: lists, lastpermissionIds: '' }
    const offered = await client.post('/sys/permission/saveDepartPermission', departGrants)
    const role = await addRole(depart, 'user_reader')
    const field = 'id,,roleName,roleCode,departId_dictText,description,action'
    const listedRole = await firstOf(client, '/sys/sysDepartRole/list', { field, deptId: depart })
    expect(listedRole).toMatchObject({ id: role, roleCode: 'user_reader' })

    const tree = await client.get('/sys/sysDepartPermission/queryTreeListForDeptRole', { departId: depart })
    const roleGrants = { roleId: role, permissionIds: lists, lastpermissionIds: '' }
    const granted = await client.post('/sys/sysDepartPermission/saveDeptRolePermission', roleGrants)
    const grants = await client.get('/sys/sysDepartPermission/queryDeptRolePermission', { roleId: role })
    expect(succeeded(offered, granted)).toEqual([true, true])
    expect([tree.result.ids, grants.result]).toEqual([[lists], [lists]])

    const choices = await client.get('/sys/sysDepartRole/getDeptRoleList', {
      departId: depart,
      userId: reviewer,
    })
    expect(choices.result).toMatchObject([{ id: role }])
    const give = (newRoleId: string, oldRoleId: string) =>
      client.post('/sys/sysDepartRole/deptRoleUserAdd', { userId: reviewer, newRoleId, oldRoleId })
    const before = await codesOf(user)
    await give(role, '')
    const during = await codesOf(user)
    expect(await rolesOf({ userId: reviewer })).toEqual([role])
    await give('', role)

    expect([before, during, await codesOf(user)].map((codes) => codes.includes('system:user:list'))).toEqual([
      ...[false, true, false],
    ])
  })

  test('2.2.0 asks for the department roles of a user without naming the department', async () => {
    const [east, west] = [await departId('A01A01'), await departId('A01A02')]
    const clerk = await userId('clerk')
    await client.post('/sys/user/editSysDepartWithUser', { depId: east, userIdList: [clerk] })
    await client.post('/sys/user/editSysDepartWithUser', { depId: west, userIdList: [clerk] })
    const roles = [await addRole(east, 'east'), await addRole(west, 'west')]
    await client.post('/sys/sysDepartRole/deptRoleUserAdd', {
      ...{ userId: clerk, newRoleId: roles.join(','), oldRoleId: '' },
    })

    expect((await rolesOf({ userId: clerk })).sort()).toEqual(roles.sort())
    expect(await rolesOf({ userId: clerk, departId: east })).toEqual([roles[0]])
  })
})
