import { describe, expect, test } from 'vitest'
import { BILLS, serveDataRules } from '../../../tests/support/serve-data-rules.ts'
import { invalidatePermissions } from './permission-cache.ts'

const { server, menus, roles, call, typed, add, grant, bills, countBills } = serveDataRules()

describe('data rules', () => {
  test('all data rules apply together, from the next request on until they are deleted', async () => {
    const all = await bills('clerk')
    const pending = await add()
    await grant([pending])
    expect(await bills('clerk')).toBe(await countBills(`status = 'PENDING'`))

    const channel = (
      await server.services.database.pool.query('select min(channel_code) as code from settle_bill')
    ).rows[0].code
    const one = await add({ ruleColumn: 'channelCode', ruleConditions: 'IN', ruleValue: channel })
    await grant([pending, one])
    expect(await bills('clerk')).toBe(await countBills(`status = 'PENDING' and channel_code = '${channel}'`))

    await call('DELETE', '/sys/permission/deletePermissionRule', { id: pending })
    expect(await bills('clerk')).toBe(await countBills(`channel_code = '${channel}'`))
    await call('PUT', '/sys/permission/editPermissionRule', {
      ...typed({ ruleColumn: 'status', ruleValue: 'x' }),
      id: one,
      status: '0',
    })
    expect(await bills('clerk')).toBe(all)
  })

  test('data rules of several roles apply together', async () => {
    const { pool, db } = server.services.database
    await pool.query(
      `insert into sys_user_role (id, user_id, role_id)
      select 'both', id, $1 from sys_user where username = 'clerk'`,
      [roles.settlement_reviewer],
    )
    await db.transaction().execute(invalidatePermissions)
    await grant([await add()], 'settlement_reviewer')

    expect(await bills('clerk')).toBe(await countBills(`status = 'PENDING'`))
    await pool.query(`delete from sys_user_role where id = 'both'`)
  })

  test('text operators of data rules treat wildcards as plain characters', async () => {
    const { pool } = server.services.database
    const billNo = (await pool.query('select min(bill_no) as no from settle_bill')).rows[0].no as string
    const cases = [
      ['RIGHT_LIKE', billNo.slice(0, 6), `bill_no like '${billNo.slice(0, 6)}%'`],
      ['LEFT_LIKE', billNo.slice(-3), `bill_no like '%${billNo.slice(-3)}'`],
      ['LIKE', billNo.slice(3, 8), `bill_no like '%${billNo.slice(3, 8)}%'`],
      ['LIKE', '%', 'false'],
      ['LEFT_LIKE', '_', 'false'],
    ] as const
    for (const [ruleConditions, ruleValue, where] of cases) {
      await grant([await add({ ruleColumn: 'billNo', ruleConditions, ruleValue })])
      expect(await bills('clerk'), `${ruleConditions} ${ruleValue}`).toBe(await countBills(where))
    }
  })

  test('data rules use the value of a variable, and hide all rows if it has none', async () => {
    const { pool, db } = server.services.database
    const own = await add({
      ruleColumn: 'sysOrgCode',
      ruleConditions: 'RIGHT_LIKE',
      ruleValue: '#{sys_org_code}',
    })
    await grant([own])
    expect(await bills('clerk')).toBe(await countBills('true'))

    await pool.query(`update sys_user set org_code = null where username = 'clerk'`)
    await db.transaction().execute(invalidatePermissions)
    expect(await bills('clerk')).toBe(0)
    await pool.query(`update sys_user set org_code = 'A01' where username = 'clerk'`)
  })

  test('data rules of a user also restrict the grants they make, and the user cannot remove them', async () => {
    const { pool, db } = server.services.database
    await pool.query(
      `insert into sys_role_permission (id, role_id, permission_id)
      select 'g' || row_number() over (), $1, id from sys_permission where perms in
        ('system:permission:saveRole', 'system:role:list', 'system:permission:list', 'system:permission:editRule',
        'system:permission:deleteRule')`,
      [roles.settlement_clerk],
    )
    const rule = await add()
    await grant([rule])
    await db.transaction().execute(invalidatePermissions)
    await pool.query(`insert into sys_role (id, role_name, role_code) values ('new', 'New', 'new')`)

    const given = await call(
      'POST',
      '/sys/permission/saveRolePermission',
      { roleId: 'new', permissionIds: menus[BILLS], lastpermissionIds: '' },
      { by: 'clerk' },
    )
    expect(given).toMatchObject({ success: true })
    const { rows } = await pool.query(`select data_rule_ids from sys_role_permission where role_id = 'new'`)
    expect(rows).toEqual([{ data_rule_ids: rule }])
    roles.new = 'new'
    expect(await grant([], 'new', BILLS, 'clerk')).toMatchObject({
      message: '不能修改或解除对自身生效的数据规则',
    })
    const edit = { id: rule, ...typed({ ruleConditions: '!=', ruleValue: 'x' }) }
    expect(await call('PUT', '/sys/permission/editPermissionRule', edit, { by: 'clerk' })).toMatchObject({
      success: false,
    })
    expect(
      await call('DELETE', '/sys/permission/deletePermissionRule', { id: rule }, { by: 'clerk' }),
    ).toMatchObject({ success: false })
    expect(await grant([rule], 'admin')).toMatchObject({ message: '管理员角色不可修改或删除' })
    await pool.query(`delete from sys_role_permission where id like 'g%' or role_id = 'new'`)
    await db.transaction().execute(invalidatePermissions)
  })
})
