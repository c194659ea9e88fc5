import { beforeAll, describe, expect, test } from 'vitest'
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
  give,
  given,
  codesOf,
  departWith,
} = serveDepartmentRoles()

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
    const east = await eastId()
    const people = await send('GET', '/sys/user/departUserList', { query: { depId: '' }, by: 'supervisor' })
    const others = await send('GET', '/sys/user/departUserList', { query: { depId: east }, by: 'supervisor' })
    const role = await add('by_head', mine, 'supervisor')

    expect(people.result.records.map(({ username }: { username: string }) => username)).toEqual(['keeper'])
    expect(others.result.records.map(({ username }: { username: string }) => username)).toEqual(['keeper'])
    expect(role.success).toBe(true)
    expect((await add('not_by_head', east, 'supervisor')).message).toBe('Department not found')
    expect((await list({}, 'supervisor')).result.records).toMatchObject([{ roleCode: 'by_head' }])
    const keeper = await userId('keeper')
    expect((await give(keeper, role.result.id, '', 'supervisor')).success).toBe(true)
    expect(
      (
        await send('GET', '/sys/sysDepartRole/getDeptRoleByUserId', {
          query: { userId: keeper },
          by: 'supervisor',
        })
      ).result,
    ).toEqual([{ id: expect.any(String), userId: keeper, droleId: role.result.id }])
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

    expect(own).toMatchObject({ success: true, message: '2', result: [{ id: mine, key: mine }] })
    expect(none).toMatchObject({ success: true, message: '1', result: [] })
  })

  test('the page of department managers requires the permission', async () => {
    expect(await list({}, 'keeper')).toMatchObject({ success: false, code: 510 })
    expect(await send('GET', '/sys/user/departUserList', { by: 'keeper' })).toMatchObject({ success: false })
  })
})
