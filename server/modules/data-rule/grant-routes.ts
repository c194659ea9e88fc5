import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { GrantTreeNode, PermissionOption } from '#schemas'
import type { Db } from '../../db/index.ts'
import { findDepart, lockDepart } from '../../platform/departments/repo.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { findGrantableMenus } from '../../platform/menus/repo.ts'
import {
  type Grant,
  rulesOfMenu,
  saveRules,
  selectedRules,
} from '../../platform/permissions/data-rule-grants.ts'
import { lockRecords, readRecord } from '../../platform/resource/records.ts'
import { roleNotFound } from '../../platform/roles/errors.ts'
import { requireEditableRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import type { Services } from '../../services.ts'
import { saveGrants } from './save-grants.ts'

/**
 * Value of `menuType` for tree nodes that are data rules. The smaller numbers are JeecgBoot's types of menus
 * and buttons.
 */
const RULE = 3

/** Adds the data rules of each menu and button as its children. */
async function withRules(db: Db, choices: readonly PermissionOption[]): Promise<GrantTreeNode[]> {
  const { rows } = await sql<{ id: string; menu: string; title: string; code: string }>`
    select id, permission_id as menu, rule_name as title,
      rule_column || ' ' || rule_conditions || ' ' || rule_value as code
    from sys_permission_data_rule order by create_time, id`.execute(db)
  const hasPermission = new Map(choices.map((choice) => [choice.id, choice.held]))
  const rules = rows.map(({ id, menu, title, code }): GrantTreeNode => {
    return {
      id: `${menu}/${id}`,
      parentId: menu,
      title,
      code,
      menuType: RULE,
      held: hasPermission.get(menu) ?? false,
    }
  })
  return [...rules, ...choices]
}

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
    const grant: Grant = { table: 'sys_role_permission', holderId: roleId, permissionId }
    return selectedRules(db, grant, await rulesOfMenu(db, permissionId))
  })
  change('dataRule.saveRole', async (tx, { roleId, permissionId, dataRuleIds }, { user }) => {
    const [role] = await lockRecords(tx, roleResource, { ids: [roleId], scope: user.scope })
    if (!role) throw roleNotFound()
    requireEditableRole(role, user)
    const grant: Grant = { table: 'sys_role_permission', holderId: roleId, permissionId }
    return saveRules(tx, { grant, offered: await rulesOfMenu(tx, permissionId), dataRuleIds, user })
  })
}

function departRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  route('dataRule.ofDepart', async ({ permissionId, departId }, { user }) => {
    await findDepart(db, departId, user.scope)
    const grant: Grant = { table: 'sys_depart_permission', holderId: departId, permissionId }
    return selectedRules(db, grant, await rulesOfMenu(db, permissionId))
  })
  change('dataRule.saveDepart', async (tx, { departId, permissionId, dataRuleIds }, { user }) => {
    await lockDepart(tx, departId, user.scope)
    const grant: Grant = { table: 'sys_depart_permission', holderId: departId, permissionId }
    return saveRules(tx, { grant, offered: await rulesOfMenu(tx, permissionId), dataRuleIds, user })
  })
}

/** Routes that grant data rules to roles and departments. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  roleRoutes(app, services)
  departRoutes(app, services)
}
