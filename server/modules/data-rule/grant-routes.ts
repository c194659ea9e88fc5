import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { GrantChoice, PermissionChoice } from '#schemas'
import type { Db } from '../../db/index.ts'
import { lockRecords, readRecord } from '../../platform/crud/records.ts'
import { departNotFound } from '../../platform/departments/errors.ts'
import { findDeparts, lockDeparts } from '../../platform/departments/repo.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { findGrantableMenus } from '../../platform/menus/repo.ts'
import {
  type Grant,
  rulesOfMenu,
  saveRules,
  selectedRules,
} from '../../platform/permissions/data-rule-grants.ts'
import { roleNotFound } from '../../platform/roles/errors.ts'
import { requireEditableRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import type { Services } from '../../services.ts'
import { saveGrants } from './save-grants.ts'

/** Node type of data rules in grant trees, besides the contract's menu types. */
const RULE = 3

/** Menus and buttons with their available data rules as children. */
async function withRules(db: Db, choices: readonly PermissionChoice[]): Promise<GrantChoice[]> {
  const { rows } = await sql<{ id: string; menu: string; title: string; code: string }>`
    select id, permission_id as menu, rule_name as title,
      rule_column || ' ' || rule_conditions || ' ' || rule_value as code
    from sys_permission_data_rule order by create_time, id`.execute(db)
  const held = new Map(choices.map((choice) => [choice.id, choice.held]))
  const rules = rows.map(({ id, menu, title, code }): GrantChoice => {
    return { id: `${menu}/${id}`, parentId: menu, title, code, menuType: RULE, held: held.get(menu) ?? false }
  })
  return [...rules, ...choices]
}

const ofRole = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_role_permission',
  holderId,
  permissionId,
})
const ofDepart = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_depart_permission',
  holderId,
  permissionId,
})

function roleRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  route('dataRule.choices', async (_, { user, locale }) =>
    withRules(db, await findGrantableMenus(db, user.id, locale)),
  )
  change('dataRule.saveGrants', saveGrants)
  route('dataRule.ofRole', async ({ permissionId, roleId }, { user }) => {
    if (!(await readRecord(db, roleResource, { id: roleId, scope: user.scope }))) throw roleNotFound()
    return selectedRules(db, ofRole(permissionId, roleId), await rulesOfMenu(db, permissionId))
  })
  change('dataRule.saveRole', async (tx, { roleId, permissionId, dataRuleIds }, { user }) => {
    const [role] = await lockRecords(tx, roleResource, { ids: [roleId], scope: user.scope })
    if (!role) throw roleNotFound()
    requireEditableRole(role, user)
    const offered = await rulesOfMenu(tx, permissionId)
    const subject = { kind: 'sys_role', id: roleId }
    return saveRules(tx, { grant: ofRole(permissionId, roleId), offered, dataRuleIds, user, subject })
  })
}

function departRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  route('dataRule.ofDepart', async ({ permissionId, departId }, { user }) => {
    const [depart] = await findDeparts(db, { ids: [departId], orgCodes: [] }, user.scope)
    if (!depart) throw departNotFound()
    return selectedRules(db, ofDepart(permissionId, departId), await rulesOfMenu(db, permissionId))
  })
  change('dataRule.saveDepart', async (tx, { departId, permissionId, dataRuleIds }, { user }) => {
    const [depart] = await lockDeparts(tx, [departId], user.scope)
    if (!depart) throw departNotFound()
    const offered = await rulesOfMenu(tx, permissionId)
    const subject = { kind: 'sys_depart', id: departId }
    return saveRules(tx, { grant: ofDepart(permissionId, departId), offered, dataRuleIds, user, subject })
  })
}

/** Routes of data rules granted to roles and departments. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  roleRoutes(app, services)
  departRoutes(app, services)
}
