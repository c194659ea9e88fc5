import type { FastifyInstance } from 'fastify'
import { managedDepartments } from '../../platform/departments/managed-departments.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import {
  type Grant,
  rulesOfGrant,
  rulesOfMenu,
  saveRules,
  selectedRules,
} from '../../platform/permissions/data-rule-grants.ts'
import { lockRecords, readRecord } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { departRoleNotFound } from './errors.ts'
import { rejectOwnRoles } from './grant.ts'
import { departRoleResource } from './list-resource.ts'

const grantOf = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_depart_role_permission',
  holderId,
  permissionId,
})

/** Routes of the data rules of department roles. A role can have only data rules that its department has. */
export function ruleRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  const offeredBy = async (on: Parameters<typeof rulesOfMenu>[0], permissionId: string, departId: string) => {
    const given = new Set(
      await rulesOfGrant(on, { table: 'sys_depart_permission', holderId: departId, permissionId }),
    )
    return (await rulesOfMenu(on, permissionId)).filter(({ id }) => given.has(id))
  }

  route('dataRule.ofDepartRole', async ({ permissionId, roleId }, { user }) => {
    const scope = await managedDepartments(db, user)
    const role = await readRecord(db, departRoleResource, { id: roleId, scope })
    if (!role) throw departRoleNotFound()
    const offered = await offeredBy(db, permissionId, role.departId)
    return selectedRules(db, grantOf(permissionId, roleId), offered)
  })
  change('dataRule.saveDepartRole', async (tx, { roleId, permissionId, dataRuleIds }, { user }) => {
    const scope = await managedDepartments(tx, user)
    const [role] = await lockRecords(tx, departRoleResource, { ids: [roleId], scope })
    if (!role) throw departRoleNotFound()
    await rejectOwnRoles(tx, [roleId], user)
    const offered = await offeredBy(tx, permissionId, role.departId)
    return saveRules(tx, { grant: grantOf(permissionId, roleId), offered, dataRuleIds, user })
  })
}
