import { beforeAll, describe, expect, test } from 'vitest'
import { type RulePerson, serveDataRules } from '../../../tests/support/serve-data-rules.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'

const { server, menus, roles, call, add, grant } = serveDataRules()

describe('the explanation of row access', () => {
  beforeAll(async () => {
    const { pool, db } = server.services.database
    for (const role of ['settlement_clerk', 'shop_keeper'])
      await pool.query(
        `insert into sys_role_permission (id, role_id, permission_id) values ('w' || $1, $2, $3)`,
        [role, roles[role], menus['row:why']],
      )
    await db.transaction().execute(invalidatePermissions)
  })
  const why = (query: object, by: RulePerson = 'clerk') =>
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

  test("a user's access to a row is explained by permission, department and data rules", async () => {
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

  test('the access of another user is explained to callers with the permission', async () => {
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
