import { sql } from 'kysely'
import { beforeAll, beforeEach, expect } from 'vitest'
import { invalidatePermissions } from '../../server/platform/permissions/permission-cache.ts'
import { type Method, servePeople } from './serve-people.ts'

/** Users who are signed in for tests of data rules. */
export type RulePerson = 'admin' | 'clerk' | 'keeper' | 'reviewer'

/** Permission code of the menu to which the tests add rules by default. */
export const BILLS = 'bill:list'

/**
 * Starts a separate server, and returns functions that call it to administer data rules. Each test starts
 * without rules. Responses are in Chinese.
 */
export function serveDataRules() {
  const { server, call: ask } = servePeople<RulePerson>(['admin', 'clerk', 'keeper', 'reviewer'])
  /** Ids of menus by code, and of roles by code. */
  const menus: Record<string, string> = {}
  const roles: Record<string, string> = {}
  beforeAll(async () => {
    const { pool } = server.services.database
    const { rows } = await pool.query('select id, perms from sys_permission where perms is not null')
    for (const { id, perms } of rows) menus[perms] = id
    for (const { id, role_code } of (await pool.query('select id, role_code from sys_role')).rows)
      roles[role_code] = id
  })
  beforeEach(async () => {
    await server.services.database.db.transaction().execute(async (tx) => {
      await sql`delete from sys_permission_data_rule`.execute(tx)
      await sql`update sys_role_permission set data_rule_ids = null`.execute(tx)
      await invalidatePermissions(tx)
    })
  })

  const call = (
    method: Method,
    path: string,
    data: object = {},
    { by = 'admin', locale = 'zh-CN' }: { by?: RulePerson; locale?: string } = {},
  ) =>
    ask(method, path, {
      by,
      locale,
      ...(method === 'GET' || method === 'DELETE'
        ? { query: data as Record<string, string> }
        : { body: data }),
    })
  /** Returns the body of a request for a new rule, as the form sends it. */
  const typed = (given: object = {}) => ({
    permissionId: menus[BILLS],
    ruleName: '待确认',
    ruleColumn: 'status',
    ruleConditions: '=',
    ruleValue: 'PENDING',
    status: '1',
    ...given,
  })

  return {
    server,
    menus,
    roles,
    call,
    typed,
    add: async (given: object = {}) => {
      const answer = await call('POST', '/sys/permission/addPermissionRule', typed(given))
      expect(answer, JSON.stringify(answer)).toMatchObject({ success: true })
      return answer.result.id as string
    },
    grant: (
      ids: readonly string[],
      role = 'settlement_clerk',
      code: string = BILLS,
      by: RulePerson = 'admin',
    ) => {
      const body = { permissionId: menus[code], roleId: roles[role], dataRuleIds: ids.join(',') }
      return call('POST', '/sys/role/datarule', body, { by })
    },
    /** Returns the number of bills that a user sees. */
    bills: async (by: RulePerson) => (await call('GET', '/bill/settleBill/list', {}, { by })).result.total,
    countBills: async (where: string) =>
      Number(
        (await server.services.database.pool.query(`select count(*) from settle_bill where ${where}`)).rows[0]
          .count,
      ),
  }
}
