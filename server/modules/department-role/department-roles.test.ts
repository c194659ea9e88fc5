import { describe, expect, test } from 'vitest'
import type { PermissionNode } from '#schemas'
import { serveDepartmentRoles } from './department-roles.fixture.ts'

const {
  send,
  run,
  userId,
  permission,
  eastId,
  list,
  add,
  made,
  grantDepart,
  grantRole,
  grantsOfRole,
  give,
  departWith,
} = serveDepartmentRoles()

describe('a role of a department', () => {
  test('a department role is added, changed with PUT or POST, listed and deleted', async () => {
    const east = await eastId()
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
