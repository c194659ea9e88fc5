import { describe, expect, test } from 'vitest'
import { serveMenus } from '../../../tests/support/serve-menus.ts'
import type { Method } from '../../../tests/support/serve-people.ts'

const { call, remove, one, newMenu, newFolder, menuOf, idOf, rolesOf, run, roleId, permissionId, lastAudit } =
  serveMenus()

describe('deleting menu entries', () => {
  test('a deleted entry is removed from all roles from the next request on', async () => {
    const id = await newMenu({ perms: 'made:gone' })
    await run(`insert into sys_role_permission (id, role_id, permission_id) values ('gone', $1, $2)`, [
      await roleId('settlement_clerk'),
      id,
    ])
    await run('update rights_epoch set epoch = epoch + 1')
    expect(JSON.stringify((await menuOf('clerk')).auth)).toContain('made:gone')

    expect(await remove(id)).toMatchObject({ success: true, message: '删除成功！', result: null })

    expect(await rolesOf(id)).toEqual([])
    expect(JSON.stringify(await menuOf('clerk'))).not.toContain('made:gone')
    expect(await lastAudit()).toMatchObject({ action: 'permission.delete', detail: { from: { id }, to: {} } })
    expect(await remove(id)).toMatchObject({ success: false })
  })

  test('an entry with children is deleted only together with them; a batch is deleted completely or not at all', async () => {
    const a = await newFolder()
    const b = await newMenu({ parentId: a, menuType: 1 })
    const batch = (ids: string) => call('DELETE', `/sys/permission/deleteBatch?ids=${ids}`)

    expect((await remove(a)).message).toContain('下还有 1 个菜单或按钮')
    expect(await batch(`${b},none`)).toMatchObject({ success: false })
    expect(await batch(',')).toMatchObject({ success: false })
    expect(await one(b)).toBeTruthy()
    expect(await batch(`${a},${b},`)).toMatchObject({ success: true })
  })

  test("a refused deletion names the entries in the caller's language", async () => {
    const folder = await newFolder({ name: '茶', nameEn: 'Tea', perms: 'tea:named' })
    await newMenu({ parentId: folder })
    const again = { name: '茶', url: '/made/named', perms: 'tea:named' }
    const said = async (...asked: [Method, string, object?]) =>
      (await call(asked[0], `/sys/permission/${asked[1]}`, asked[2], { locale: 'en-US' })).message

    expect(await said('DELETE', `delete?id=${folder}`)).toMatch(/^Tea has an entry below it/)
    expect(await said('POST', 'add', again)).toBe('Code already in use by Tea')
  })

  test("the home page and the menu page can't be deleted; other shipped entries can", async () => {
    expect((await remove(await idOf('/dashboard/analysis'))).success).toBe(false)
    expect((await remove(await permissionId('system:permission:edit'))).message).toContain('不能删除')
    expect((await remove(await permissionId('bill:hold'))).success).toBe(true)
  })

  test("an entry whose data rule applies to the caller can't be deleted", async () => {
    const id = await newMenu()
    await run(
      `insert into sys_permission_data_rule
        (id, permission_id, rule_name, rule_column, rule_conditions, rule_value, status, resources)
        values ('pending', $1, 'x', 'status', '=', 'PENDING', '1', 'SettleBill')`,
      [id],
    )
    await run(
      `insert into sys_role_permission (id, role_id, permission_id, data_rule_ids)
        select md5(id), $1, id, case id when $2 then 'pending' end from sys_permission
        where id = $2 or perms = 'system:permission:delete'`,
      [await roleId('settlement_clerk'), id],
    )
    await run('update rights_epoch set epoch = epoch + 1')
    const path = `/sys/permission/deleteBatch?ids=${id}`

    const own = await call('DELETE', path, undefined, { by: 'clerk' })

    expect(own).toMatchObject({ success: false, message: '不能修改或解除对自身生效的数据规则' })
    expect(await run(`select from sys_permission_data_rule where id = 'pending'`)).toHaveLength(1)
    expect(await call('DELETE', path)).toMatchObject({ success: true })
    expect(await run(`select from sys_permission_data_rule where id = 'pending'`)).toEqual([])
    await run(`delete from sys_role_permission where id = md5(permission_id)`)
    await run('update rights_epoch set epoch = epoch + 1')
  })
})
