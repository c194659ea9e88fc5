import Type from 'typebox'
import { describe, expect, test } from 'vitest'
import { firstOf, listed } from './client.ts'
import { expectRejection, expectShape, pageOf } from './expect-shape.ts'
import {
  DepartIdNode,
  DepartTreeNode,
  exactly,
  RoleUser,
  SysDepart,
  SysPosition,
  SysRole,
  SysUser,
} from './records.ts'
import { serveJeecg } from './serve-jeecg.ts'

const { client } = serveJeecg()

const ids = Type.Array(Type.String())

describe('users, as UserList calls', () => {
  const typed = {
    username: 'lushan',
    password: 'first brew of spring',
    confirmpassword: 'first brew of spring',
    realname: '庐山',
    workNo: 'W-77',
    sex: 1,
    birthday: '1990-05-01',
    email: 'lushan@example.com',
    phone: '13900000077',
    activitiSync: '1',
    userIdentity: 1,
  }

  test('the list has dictionary texts and applies the filters of the search bar', async () => {
    const answer = await client.get('/sys/user/list', { ...listed, username: '*cler*', sex: '', status: '1' })

    expectShape(answer, pageOf(SysUser))
    expect(answer.result.records).toEqual([
      expect.objectContaining({ username: 'clerk', status_dictText: '正常', sex_dictText: null }),
    ])
  })

  test('the list has ten rows a page, even with an unknown sort field', async () => {
    const answer = await client.get('/sys/user/list', { column: 'no_such_column', order: 'desc' })

    expectShape(answer, pageOf(SysUser))
    expect(answer.result.size).toBe(10)
  })

  test('a user is added and has roles and departments', async () => {
    const role = await firstOf(client, '/sys/role/list', { roleCode: 'shop_keeper' })
    const [root] = (await client.get('/sys/sysDepart/queryTreeList')).result

    const added = await client.post('/sys/user/add', {
      ...typed,
      selectedroles: `${role.id},`,
      selecteddeparts: `${root.id},`,
    })
    const user = await firstOf(client, '/sys/user/list', { username: '*lushan*' })
    const roles = await client.get('/sys/user/queryUserRole', { userid: user.id })
    const departs = await client.get('/sys/user/userDepartList', { userId: user.id })

    expect(added).toMatchObject({ status: 200, success: true })
    expectShape(roles, ids)
    expect(roles.result).toEqual([role.id])
    expectShape(
      departs,
      Type.Array(exactly({ key: Type.String(), value: Type.String(), title: Type.String() })),
    )
    expect(departs.result).toEqual([{ key: root.id, value: root.id, title: root.title }])
  })

  test('an edit with the whole record, including texts and nulls, is accepted', async () => {
    const user = await firstOf(client, '/sys/user/list', { username: '*lushan*' })

    const edited = await client.put('/sys/user/edit', {
      ...user,
      realname: '庐山云雾',
      selectedroles: '',
      selecteddeparts: '',
    })

    expect(edited).toMatchObject({ status: 200, success: true })
    expect(await firstOf(client, '/sys/user/list', { username: '*lushan*' })).toMatchObject({
      realname: '庐山云雾',
      workNo: 'W-77',
    })
    expect((await client.get('/sys/user/queryUserRole', { userid: user.id })).result).toEqual([])
  })

  test("the form's checks report values in use", async () => {
    const { id } = await firstOf(client, '/sys/user/list', { username: '*lushan*' })
    const check = { tableName: 'sys_user', fieldName: 'phone', fieldVal: typed.phone }

    expectRejection(await client.get('/sys/user/checkOnlyUser', { username: 'lushan' }), '用户账号已存在')
    expectRejection(
      await client.get('/sys/duplicate/check', { ...check, dataId: '' }),
      '该值不可用，系统中已存在！',
    )
    expect(await client.get('/sys/duplicate/check', { ...check, dataId: id })).toMatchObject({
      success: true,
      message: '该值可用！',
    })
  })

  test('a user is frozen, gets a password, and is deleted and restored', async () => {
    const { id } = await firstOf(client, '/sys/user/list', { username: '*lushan*' })
    const password = 'second brew of rain'

    const frozen = await client.put('/sys/user/frozenBatch', { ids: `${id},`, status: 2 })
    const changed = await client.put('/sys/user/changePassword', {
      username: 'lushan',
      password,
      confirmpassword: password,
    })
    const deleted = await client.remove('/sys/user/deleteBatch', { ids: `${id},` })
    const bin = await client.get('/sys/user/recycleBin')
    const back = await client.put('/sys/user/putRecycleBin', { userIds: id })

    expect([frozen, changed, deleted, back].map(({ status, success }) => ({ status, success }))).toEqual(
      Array(4).fill({ status: 200, success: true }),
    )
    expectShape(bin, Type.Array(SysUser))
    expect(bin.result).toEqual([expect.objectContaining({ id, status: 2, delFlag: 1 })])
  })

  test('selectors get the users of a department and its sub-departments', async () => {
    const [root] = (await client.get('/sys/sysDepart/queryTreeList')).result

    const all = await client.get('/sys/user/queryUserByDepId', { id: root.id })

    expect(all).toMatchObject({ status: 200, success: true })
    expect(all.result.map(({ username }: { username: string }) => username)).toContain('clerk')
  })
})

describe('roles, as RoleList calls', () => {
  test('roles are listed by list and queryall', async () => {
    expectShape(await client.get('/sys/role/list', { ...listed, roleName: '*结算*' }), pageOf(SysRole))
    expectShape(await client.get('/sys/role/queryall'), Type.Array(SysRole))
    expectShape(await client.get('/sys/role/queryListByType', { type: '1' }), Type.Array(SysRole))
  })

  test('a role is added, edited by PUT and by POST, given users, and deleted', async () => {
    const added = await client.post('/sys/role/add', {
      roleName: '茶师',
      roleCode: 'tea_master',
      description: '',
    })
    const role = await firstOf(client, '/sys/role/list', { roleCode: 'tea_master' })
    const edited = await client.put('/sys/role/edit', { ...role, description: '泡茶' })
    const [user] = (await client.get('/sys/user/list', { ...listed, username: '*keeper*' })).result.records
    const given = await client.post('/sys/user/addSysUserRole', { roleId: role.id, userIdList: [user.id] })
    const users = await client.get('/sys/user/userRoleList', { ...listed, roleId: role.id })
    const kept = await client.remove('/sys/role/delete', { id: role.id })
    const taken = await client.remove('/sys/user/deleteUserRoleBatch', {
      roleId: role.id,
      userIds: `${user.id},`,
    })
    const deleted = await client.remove('/sys/role/deleteBatch', { ids: `${role.id},` })

    expect([added, edited, given, taken, deleted].map(({ success }) => success)).toEqual(Array(5).fill(true))
    expect(role.roleName).toBe('茶师')
    expectShape(users, pageOf(RoleUser))
    expect(users.result.records).toEqual([expect.objectContaining({ username: 'keeper' })])
    expectRejection(kept)
  })
})

describe('departments, as DepartList calls', () => {
  test('the department trees are returned', async () => {
    expectShape(await client.get('/sys/sysDepart/queryTreeList'), Type.Array(DepartTreeNode))
    expectShape(await client.get('/sys/sysDepart/queryIdTree'), Type.Array(DepartIdNode))
    expectShape(
      await client.get('/sys/sysDepart/searchBy', { keyWord: '华东', myDeptSearch: '' }),
      Type.Array(DepartTreeNode),
    )
    expectRejection(
      await client.get('/sys/sysDepart/searchBy', { keyWord: 'no such place' }),
      '未查询匹配数据！',
    )
  })

  test('children and records are returned by id, as the fork requests them', async () => {
    const [root] = (await client.get('/sys/sysDepart/queryTreeList')).result

    const below = await client.get('/sys/sysDepart/subListById', { id: root.id })
    const byIds = await client.get('/sys/sysDepart/queryListByIds', { ids: `${root.id},` })

    expectShape(below, Type.Array(SysDepart))
    expectShape(byIds, Type.Array(SysDepart))
    expect(byIds.result[0].id).toBe(root.id)
  })

  test('a new department gets the next code of its level; it is edited with the whole record, and deleted', async () => {
    const [root] = (await client.get('/sys/sysDepart/queryTreeList')).result

    const added = await client.post('/sys/sysDepart/add', {
      parentId: root.id,
      departName: '品控部',
      orgCategory: '2',
      departOrder: 9,
      mobile: '',
    })
    const [found] = (await client.get('/sys/sysDepart/searchBy', { keyWord: '品控部' })).result
    const edited = await client.put('/sys/sysDepart/edit', { ...found, memo: '检验' })
    const deleted = await client.remove('/sys/sysDepart/delete', { id: found.id })

    expect(added.success).toBe(true)
    expect(found.orgCode).toMatch(/^A01A\d{2}$/)
    expect(found).toMatchObject({ orgType: '2', parentId: root.id })
    expect([edited.success, deleted.success]).toEqual([true, true])
  })
})

describe('positions, as SysPositionList calls', () => {
  test('a position is added, listed with the text of its rank, read by id and by code, edited and deleted', async () => {
    const added = await client.post('/sys/position/add', { code: 'taster', name: '品茶师', postRank: '2' })
    const list = await client.get('/sys/position/list', { ...listed, name: '*品*' })
    const [position] = list.result.records
    const byId = await client.get('/sys/position/queryById', { id: position.id })
    const byCode = await client.get('/sys/position/queryByCode', { code: 'taster' })
    const edited = await client.put('/sys/position/edit', { ...position, name: '首席品茶师' })
    const deleted = await client.remove('/sys/position/deleteBatch', { ids: `${position.id},` })

    expect([added, edited, deleted].map(({ success }) => success)).toEqual([true, true, true])
    expectShape(list, pageOf(SysPosition))
    expectShape(byId, SysPosition)
    expectShape(byCode, SysPosition)
    expect(position.postRank_dictText).toBeTruthy()
  })
})
