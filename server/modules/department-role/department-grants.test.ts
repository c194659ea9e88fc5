import { describe, expect, test } from 'vitest'
import { serveDepartmentRoles } from './department-roles.fixture.ts'

const {
  send,
  run,
  permission,
  eastId,
  made,
  grantDepart,
  grantsOfDepart,
  grantRole,
  grantsOfRole,
  departWith,
} = serveDepartmentRoles()

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
    const east = await eastId()
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
    const east = await eastId()
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
