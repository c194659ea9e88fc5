import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { BILLS, serveDataRules } from '../../../tests/support/serve-data-rules.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const { server, menus, roles, call, typed, add, grant, bills, countBills } = serveDataRules()

describe("the contract's operations", () => {
  test("the contract's operations add, find, change and delete a data rule of a menu", async () => {
    const made = await call(
      'POST',
      '/sys/permission/addPermissionRule',
      typed({ id: 'mine', createBy: 'evil' }),
    )
    expect(made).toMatchObject({
      status: 200,
      success: true,
      message: '添加成功！',
      result: {
        permissionId: menus[BILLS],
        ruleName: '待确认',
        ruleColumn: 'status',
        ruleConditions: '=',
        ruleValue: 'PENDING',
        status: '1',
        createBy: 'admin',
        updateBy: null,
      },
    })
    const { id } = made.result
    expect(id).not.toBe('mine')

    const edited = { ...made.result, ruleName: '已确认', ruleValue: 'CONFIRMED', permissionId: 'other' }
    expect(await call('PUT', '/sys/permission/editPermissionRule', edited)).toMatchObject({
      message: '修改成功！',
    })
    expect(await call('POST', '/sys/permission/editPermissionRule', edited)).toMatchObject({ success: true })
    const listed = await call('GET', '/sys/permission/getPermRuleListByPermId', {
      permissionId: menus[BILLS],
    })
    expect(listed.result).toMatchObject([
      { id, ruleName: '已确认', permissionId: menus[BILLS], updateBy: 'admin' },
    ])
    const search = { permissionId: menus[BILLS] ?? '', ruleName: '*已*', ruleValue: 'CONF' }
    expect((await call('GET', '/sys/permission/queryPermissionRule', search)).result).toHaveLength(1)
    const flag = 'select rule_flag from sys_permission where id = $1'
    const { pool } = server.services.database
    expect((await pool.query(flag, [menus[BILLS]])).rows).toEqual([{ rule_flag: 1 }])

    expect(await call('DELETE', '/sys/permission/deletePermissionRule', { id })).toMatchObject({
      message: '删除成功！',
      result: null,
    })
    expect((await call('GET', '/sys/permission/queryPermissionRule', search)).result).toEqual([])
    expect((await pool.query(flag, [menus[BILLS]])).rows).toEqual([{ rule_flag: 0 }])
  })

  test("the contract's operations grant data rules of a menu to a role, as JeecgBoot's drawer shows them", async () => {
    const path = `/sys/role/datarule/${menus[BILLS]}/${roles.settlement_clerk}`
    expect(await call('GET', path)).toMatchObject({ success: false, message: '数据规则不存在' })
    const [one, two] = [await add(), await add({ ruleName: 'other' })]
    expect(Object.keys((await call('GET', path)).result)).toEqual(['datarule'])

    expect(await grant([one, two])).toMatchObject({ success: true, message: '保存成功！' })

    const { result } = await call('GET', path)
    expect(result).toMatchObject({ datarule: [{ id: one }, { id: two }], drChecked: `${one},${two}` })
    expect(await grant([one], 'settlement_clerk', 'page:inspect')).toMatchObject({
      message: '请先授予该菜单权限',
    })
    expect(await grant(['unknown'])).toMatchObject({ success: false, message: '所选规则不属于该菜单' })
  })

  test('a department is granted data rules, and its roles can have only those of the department', async () => {
    const { pool } = server.services.database
    const one = await add()
    const permissionId = menus[BILLS] ?? ''
    await pool.query(`insert into sys_depart_role (id, depart_id, role_name, role_code)
      select 'dr', id, '组长', 'lead' from sys_depart where org_code = 'A01A01A01'`)
    const { rows } = await pool.query(`select id from sys_depart where org_code = 'A01A01A01'`)
    const departId = rows[0].id as string
    const give = () =>
      call('POST', '/sys/sysDepartPermission/datarule', { permissionId, departId, dataRuleIds: `${one},` })
    expect(await give()).toMatchObject({ success: false })
    await pool.query(
      `insert into sys_depart_permission (id, depart_id, permission_id) values ('dp', $1, $2)`,
      [departId, permissionId],
    )
    await pool.query(
      `insert into sys_depart_role_permission (id, depart_id, role_id, permission_id)
      values ('drp', $1, 'dr', $2)`,
      [departId, permissionId],
    )
    const ofRole = `/sys/sysDepartRole/datarule/${permissionId}/${departId}/dr`
    expect(await call('GET', ofRole)).toMatchObject({ message: '数据规则不存在' })

    expect(await give()).toMatchObject({ success: true })
    const ofDepart = await call('GET', `/sys/sysDepartPermission/datarule/${permissionId}/${departId}`)
    expect(ofDepart.result).toMatchObject({ datarule: [{ id: one }], drChecked: one })
    expect((await call('GET', ofRole)).result).toMatchObject({ datarule: [{ id: one }] })
    const body = { permissionId, roleId: 'dr', dataRuleIds: one }
    expect(await call('POST', '/sys/sysDepartRole/datarule', body)).toMatchObject({ success: true })
    expect((await call('GET', ofRole)).result.drChecked).toBe(one)

    // The user `keeper` is a member of this department, so the data rule of the department role restricts
    // `keeper`.
    const before = await bills('keeper')
    await pool.query(
      `insert into sys_depart_role_user (id, user_id, drole_id, depart_id)
      select 'dru', id, 'dr', $1 from sys_user where username = 'keeper'`,
      [departId],
    )
    await server.services.database.db.transaction().execute(invalidatePermissions)
    expect(await bills('keeper')).toBe(
      await countBills(`status = 'PENDING' and sys_org_code like 'A01A01A01%'`),
    )
    expect(await bills('keeper')).toBeLessThan(before)
    await pool.query(`delete from sys_depart_permission where id = 'dp'`)
    await pool.query(`delete from sys_depart_role where id = 'dr'`)
  })

  test("the contract's data rule operations require the permission", async () => {
    for (const by of ['clerk', 'keeper'] as const) {
      const answers = await Promise.all([
        call('POST', '/sys/permission/addPermissionRule', typed(), { by }),
        call('PUT', '/sys/permission/editPermissionRule', { id: 'x', ...typed() }, { by }),
        call('DELETE', '/sys/permission/deletePermissionRule', { id: 'x' }, { by }),
        call('GET', '/sys/permission/getPermRuleListByPermId', { permissionId: 'x' }, { by }),
        grant([], 'settlement_clerk', BILLS, by),
      ])
      expect(answers.map(({ success }) => success)).toEqual([false, false, false, false, false])
    }
  })
})

describe('refused data rules', () => {
  test.each([
    [{ ruleColumn: 'gone' }, /status/],
    [{ ruleColumn: 'settleDate', ruleValue: '2026-02-30' }, /日期/],
    [{ ruleColumn: 'settleDate', ruleValue: '#{sys_user_code}' }, /日期/],
    [{ ruleColumn: 'payableFen', ruleValue: '1; drop table sys_user' }, /整数/],
    [{ ruleColumn: 'payableFen', ruleConditions: 'LIKE', ruleValue: '1' }, /文本/],
    [{ ruleColumn: 'settleDate', ruleConditions: 'IN', ruleValue: '2026-01-01,x' }, /日期/],
    [{ ruleConditions: 'USE_SQL_RULES', ruleValue: '1=1' }, /SQL/],
    [{ ruleConditions: '~', ruleValue: 'x' }, /条件/],
    [{ ruleValue: '#{sys_secret}' }, /变量/],
    [{ ruleValue: '#{tenant_id}' }, /租户/],
    [{ ruleValue: '#{sys_user_code' }, /闭合/],
    [{ ruleColumn: 'sysOrgCode', ruleConditions: '>', ruleValue: '#{sysMultiOrgCode}' }, /多个值/],
  ])('a data rule with %j is refused', async (given, words) => {
    const answer = await call('POST', '/sys/permission/addPermissionRule', typed(given))

    expect(answer).toMatchObject({ status: 200, success: false })
    expect(answer.message).toMatch(words)
  })

  test('a data rule for a menu without a list, or for an unknown menu, is refused', async () => {
    expect(
      await call(
        'POST',
        '/sys/permission/addPermissionRule',
        typed({ permissionId: menus['bill:calendar'] }),
      ),
    ).toMatchObject({ success: false, message: '该菜单没有可设置数据规则的列表' })
    expect(
      await call('POST', '/sys/permission/addPermissionRule', typed({ permissionId: 'none' })),
    ).toMatchObject({
      success: false,
    })
  })
})

test('a role gets menu items and their rules in one request; unseen grants stay', async () => {
  const one = await add()
  const two = await add({ ruleName: 'two' })
  const menu = menus[BILLS] ?? ''
  const role = roles.settlement_clerk ?? ''
  const { result: before } = await call('GET', '/app/permissions/grants', { roleId: role })
  expect(before.grants).toBe(before.permissionIds)
  const choices = (await call('GET', '/app/data-rules/choices')).result
  expect(choices).toContainEqual({
    id: `${menu}/${one}`,
    parentId: menu,
    title: '待确认',
    code: 'status = PENDING',
    menuType: 3,
    held: true,
  })
  const save = (grants: string, lastGrants: string) =>
    call('POST', '/app/data-rules/grants', { roleId: role, grants, lastGrants })

  await grant([two])
  expect(await save(`${before.grants},${menu}/${one}`, before.grants)).toMatchObject({ success: true })
  const { result: after } = await call('GET', '/app/permissions/grants', { roleId: role })
  expect(after.permissionIds).toBe(before.permissionIds)
  expect(after.grants).toContain(`${menu}/${one}`)
  expect(after.grants).toContain(`${menu}/${two}`)
  expect(await save(before.grants, after.grants)).toMatchObject({ success: true })
  expect((await call('GET', '/app/permissions/grants', { roleId: role })).result.grants).toBe(before.grants)
  expect(await save(`${before.grants},${menu}/foreign`, before.grants)).toMatchObject({ status: 400 })
})

describe('the page of data rules', () => {
  test('the page lists data rules with the title of their field, the number of users, and their problems', async () => {
    const rule = await add()
    await grant([rule])
    await sql`insert into sys_permission_data_rule (id, permission_id, rule_name, rule_column, rule_conditions,
      rule_value, resources) values ('old', ${menus[BILLS]}, 'Old', 'gone', '=', 'x', 'SettleBill')`.execute(
      server.services.database.db,
    )

    const { result } = await call(
      'GET',
      '/app/data-rules',
      { permissionId: menus[BILLS] },
      { locale: 'en-US' },
    )
    expect(result.records).toMatchObject([
      { id: rule, columnTitle: 'Status', grants: 1, problem: null },
      { id: 'old', columnTitle: 'gone', grants: 0, problem: 'Column "gone" not found' },
    ])
    expect((await call('GET', '/app/data-rules/one', { id: rule })).result).toMatchObject({
      columnTitle: '状态',
    })
    expect(await call('GET', '/app/data-rules/one', { id: 'none' })).toMatchObject({ status: 404 })
  })

  test('the page offers the fields and values for rules of a menu, and tries a rule before it is saved', async () => {
    const asked = { permissionId: menus[BILLS] }
    const path = '/app/data-rules/fields'
    const { result } = await call('GET', path, asked, { locale: 'en-US' })
    expect(result).toContainEqual({
      field: 'settleDate',
      title: 'Settlement date',
      type: 'day',
      conditions: ['>', '>=', '<', '<=', '=', '!=', 'IN'],
      offered: [],
    })
    const named = await call('GET', path, { ...asked, keyword: 'settlement' }, { locale: 'en-US' })
    expect(named.result).toHaveLength(1)
    expect((await call('GET', path, { ...asked, ids: 'status' })).result).toMatchObject([{ title: '状态' }])

    const tried = async (given: object) =>
      (await call('GET', '/app/data-rules/check', { ...asked, ruleConditions: '=', ...given })).result
    expect(await tried({ ruleColumn: 'payableFen', ruleValue: '#{sysUserCode}' })).toEqual({
      passed: false,
      message: '应为整数',
    })
  })
})
