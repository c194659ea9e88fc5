import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../../tests/support/app.ts'
import { signInAll } from '../../../tests/support/sign-in-all.ts'
import { bumpRightsEpoch } from '../system/rights.ts'

const PEOPLE = ['admin', 'clerk', 'keeper', 'reviewer'] as const
type Person = (typeof PEOPLE)[number]

let server: TestApp
let headers: Record<Person, Record<string, string>>
const menus: Record<string, string> = {}
const roles: Record<string, string> = {}
beforeAll(async () => {
  server = await createTestApp()
  headers = await signInAll(server, PEOPLE)
  const { pool } = server.services.database
  const { rows } = await pool.query('select id, perms from sys_permission where perms is not null')
  for (const { id, perms } of rows) menus[perms] = id
  for (const { id, role_code } of (await pool.query('select id, role_code from sys_role')).rows)
    roles[role_code] = id
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.services.database.db.transaction().execute(async (tx) => {
    await sql`delete from sys_permission_data_rule`.execute(tx)
    await sql`update sys_role_permission set data_rule_ids = null`.execute(tx)
    await bumpRightsEpoch(tx)
  })
})

async function call(
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  data: object = {},
  { by = 'admin', locale = 'zh-CN' }: { by?: Person; locale?: string } = {},
) {
  const answer = await server.app.inject({
    method,
    url: `/jeecg-boot${path}`,
    headers: { ...headers[by], 'x-locale': locale },
    ...(method === 'GET' || method === 'DELETE'
      ? { query: data as Record<string, string> }
      : { payload: data }),
  })
  return { status: answer.statusCode, ...answer.json() }
}

const BILLS = 'bill:list'
const typed = (given: object = {}) => ({
  permissionId: menus[BILLS],
  ruleName: '待确认',
  ruleColumn: 'status',
  ruleConditions: '=',
  ruleValue: 'PENDING',
  status: '1',
  ...given,
})
const add = async (given: object = {}) => {
  const answer = await call('POST', '/sys/permission/addPermissionRule', typed(given))
  expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
  return answer.result.id as string
}
const grant = (ids: readonly string[], role = 'settlement_clerk', code = BILLS, by: Person = 'admin') => {
  const body = { permissionId: menus[code], roleId: roles[role], dataRuleIds: ids.join(',') }
  return call('POST', '/sys/role/datarule', body, { by })
}
const bills = async (by: Person) => (await call('GET', '/bill/settleBill/list', {}, { by })).result.total
const countBills = async (where: string) =>
  Number(
    (await server.services.database.pool.query(`select count(*) from settle_bill where ${where}`)).rows[0]
      .count,
  )

describe("the contract's calls", () => {
  test('add, find, change and delete a rule of a menu', async () => {
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

  test('give a role rules of a menu, as its drawer shows them', async () => {
    const path = `/sys/role/datarule/${menus[BILLS]}/${roles.settlement_clerk}`
    expect(await call('GET', path)).toMatchObject({ success: false, message: '未找到权限配置信息' })
    const [one, two] = [await add(), await add({ ruleName: 'other' })]
    expect(Object.keys((await call('GET', path)).result)).toEqual(['datarule'])

    expect(await grant([one, two])).toMatchObject({ success: true, message: '保存成功!' })

    const { result } = await call('GET', path)
    expect(result).toMatchObject({ datarule: [{ id: one }, { id: two }], drChecked: `${one},${two}` })
    expect(await grant([one], 'settlement_clerk', 'page:inspect')).toMatchObject({
      message: '请先保存角色菜单权限!',
    })
    expect(await grant(['unknown'])).toMatchObject({ success: false, message: '所选规则不属于该菜单' })
  })

  test('give a department, and what it was given its roles', async () => {
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
    expect(await call('GET', ofRole)).toMatchObject({ message: '未找到权限配置信息' })

    expect(await give()).toMatchObject({ success: true })
    const ofDepart = await call('GET', `/sys/sysDepartPermission/datarule/${permissionId}/${departId}`)
    expect(ofDepart.result).toMatchObject({ datarule: [{ id: one }], drChecked: one })
    expect((await call('GET', ofRole)).result).toMatchObject({ datarule: [{ id: one }] })
    const body = { permissionId, roleId: 'dr', dataRuleIds: one }
    expect(await call('POST', '/sys/sysDepartRole/datarule', body)).toMatchObject({ success: true })
    expect((await call('GET', ofRole)).result.drChecked).toBe(one)

    // The keeper belongs there: with the role he has the rule.
    const before = await bills('keeper')
    await pool.query(
      `insert into sys_depart_role_user (id, user_id, drole_id, depart_id)
      select 'dru', id, 'dr', $1 from sys_user where username = 'keeper'`,
      [departId],
    )
    await server.services.database.db.transaction().execute(bumpRightsEpoch)
    expect(await bills('keeper')).toBe(
      await countBills(`status = 'PENDING' and sys_org_code like 'A01A01A01%'`),
    )
    expect(await bills('keeper')).toBeLessThan(before)
    await pool.query(`delete from sys_depart_permission where id = 'dp'`)
    await pool.query(`delete from sys_depart_role where id = 'dr'`)
  })

  test('are refused to who has not the right', async () => {
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

describe('a rule is refused', () => {
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
  ])('for %j', async (given, words) => {
    const answer = await call('POST', '/sys/permission/addPermissionRule', typed(given))

    expect(answer).toMatchObject({ status: 200, success: false })
    expect(answer.message).toMatch(words)
  })

  test('for a menu that lists nothing, or is not there', async () => {
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

describe('rules hold', () => {
  test('from the next request on, all of them at once, and end with their deletion', async () => {
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

  test('and more roles mean more rules', async () => {
    const { pool, db } = server.services.database
    await pool.query(
      `insert into sys_user_role (id, user_id, role_id)
      select 'both', id, $1 from sys_user where username = 'clerk'`,
      [roles.settlement_reviewer],
    )
    await db.transaction().execute(bumpRightsEpoch)
    await grant([await add()], 'settlement_reviewer')

    expect(await bills('clerk')).toBe(await countBills(`status = 'PENDING'`))
    await pool.query(`delete from sys_user_role where id = 'both'`)
  })

  test('with texts that begin, end and contain, wildcards being what they are', async () => {
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

  test('with what a variable stands for, and let nothing through where it stands for nothing', async () => {
    const { pool, db } = server.services.database
    const own = await add({
      ruleColumn: 'sysOrgCode',
      ruleConditions: 'RIGHT_LIKE',
      ruleValue: '#{sys_org_code}',
    })
    await grant([own])
    expect(await bills('clerk')).toBe(await countBills('true'))

    await pool.query(`update sys_user set org_code = null where username = 'clerk'`)
    await db.transaction().execute(bumpRightsEpoch)
    expect(await bills('clerk')).toBe(0)
    await pool.query(`update sys_user set org_code = 'A01' where username = 'clerk'`)
  })

  test('for whoever grants on: what he gives away is narrowed too, and he lifts no rule of his own', async () => {
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
    await db.transaction().execute(bumpRightsEpoch)
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
    await db.transaction().execute(bumpRightsEpoch)
  })
})

test('a role is granted menus and their rules in one; what was not looked at stays', async () => {
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

describe('our page', () => {
  test('lists rules with the words of their field, how many have them, and what is wrong with them', async () => {
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
      { id: 'old', columnTitle: 'gone', grants: 0, problem: 'There is no column "gone"' },
    ])
    expect((await call('GET', '/app/data-rules/one', { id: rule })).result).toMatchObject({
      columnTitle: '状态',
    })
    expect(await call('GET', '/app/data-rules/one', { id: 'none' })).toMatchObject({ status: 404 })
  })

  test('knows what rules of a menu may say, and tries one', async () => {
    const asked = { permissionId: menus[BILLS] }
    const path = '/app/data-rules/fields'
    const { result } = await call('GET', path, asked, { locale: 'en-US' })
    expect(result).toContainEqual({
      field: 'settleDate',
      title: 'Settles on',
      type: 'day',
      conditions: ['>', '>=', '<', '<=', '=', '!=', 'IN'],
      offered: [],
    })
    const named = await call('GET', path, { ...asked, keyword: 'settles' }, { locale: 'en-US' })
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

describe('why a row is seen', () => {
  beforeAll(async () => {
    const { pool, db } = server.services.database
    for (const role of ['settlement_clerk', 'shop_keeper'])
      await pool.query(
        `insert into sys_role_permission (id, role_id, permission_id) values ('w' || $1, $2, $3)`,
        [role, roles[role], menus['row:why']],
      )
    await db.transaction().execute(bumpRightsEpoch)
  })
  const why = (query: object, by: Person = 'clerk') =>
    call(
      'GET',
      `/app/rows/${'username' in query ? 'why-of' : 'why'}`,
      { operation: 'bill.list', ...query },
      { by, locale: 'en-US' },
    )
  const billIn = async (where: string) => {
    const found = `select id from settle_bill where ${where} order by id limit 1`
    return (await server.services.database.pool.query(found)).rows[0].id as string
  }

  test('is told by permission, department and rules', async () => {
    const rule = await add({
      ruleColumn: 'settleDate',
      ruleConditions: '!=',
      ruleValue: '#{sys_date}',
      ruleName: 'Not today',
    })
    await grant([rule])
    const id = await billIn('settle_date <> current_date')

    const { result } = await why({ id })
    expect(result).toMatchObject({
      visible: true,
      person: { username: 'clerk', isCaller: true },
      permission: { code: 'bill:list', menu: 'Settlement bills', held: true, isOpen: false },
      depart: { kind: 'all', passes: true },
      rules: [
        {
          id: rule,
          name: 'Not today',
          menu: 'Settlement bills',
          column: 'settleDate',
          value: '#{sys_date}',
          passes: true,
          problem: null,
        },
      ],
    })
    expect(result.rules[0].values[0]).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(result.rules[0].roles).toHaveLength(1)
    expect((await why({ id }, 'keeper')).status).toBe(
      (await call('GET', '/bill/settleBill/queryById', { id }, { by: 'keeper' })).success ? 200 : 404,
    )
  })

  test('and why somebody else does not see it, to who may ask', async () => {
    await grant([await add()])
    const id = await billIn(`status <> 'PENDING' and sys_org_code not like 'A01A01A01%'`)

    expect((await why({ id, username: 'clerk' }, 'admin')).result).toMatchObject({
      visible: false,
      person: { username: 'clerk', isCaller: false },
      depart: { passes: true },
      rules: [{ passes: false, values: ['PENDING'] }],
    })
    const keeper = (await why({ id, username: 'keeper' }, 'admin')).result
    expect(keeper).toMatchObject({ visible: false, depart: { kind: 'some', passes: false }, rules: [] })
    expect(keeper.depart.seen[0]).toContain('A01A01A01')
    expect(await why({ id }, 'clerk')).toMatchObject({ status: 404 })
    const seen = await billIn(`status = 'PENDING'`)
    expect(await why({ id: seen, username: 'keeper' }, 'clerk')).toMatchObject({ status: 403 })
    expect(await why({ id: seen, username: 'nobody' }, 'admin')).toMatchObject({ status: 404 })
    expect(await why({ id: seen, operation: 'user.list' }, 'clerk')).toMatchObject({ status: 403 })
    expect(await why({ id: seen, operation: '__proto__' }, 'clerk')).toMatchObject({ status: 404 })
  })
})
