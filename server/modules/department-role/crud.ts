import type { DepartRole, NewDepartRole } from '#schemas'
import type { Crud } from '../../platform/crud/declaration.ts'
import { managedDepartments } from '../../platform/departments/managed-departments.ts'
import { lockDepart } from '../../platform/departments/repo.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { departRoleCodeTaken, departRoleInUse, departRoleNotFound } from './errors.ts'
import { rejectOwnRoles } from './grant.ts'
import { departRoleResource } from './list-resource.ts'

/**
 * Create, update and delete rules of department roles. The department of a role can't change, and a role that
 * is assigned to users can't be deleted.
 */
export const departRoleCrud: Crud<DepartRole, NewDepartRole> = {
  area: 'departRole',
  resource: departRoleResource,
  table: 'sys_depart_role',
  scopeOf: managedDepartments,
  begin: invalidatePermissions,
  asked: ({ deptId, ...query }) => (deptId ? { ...query, departId: deptId } : query),
  fields: {
    roleName: { column: 'role_name' },
    roleCode: { column: 'role_code' },
  },
  unique: { uniq_sys_depart_role_code: { error: departRoleCodeTaken } },
  notFound: departRoleNotFound,
  check: async (tx, { departId, description }, before, { user }) => {
    const written = { description: description?.trim() || null }
    if (before) return written
    await lockDepart(tx, departId, user.scope)
    return { ...written, depart_id: departId }
  },
  beforeRemove: async (tx, rows, { user }) => {
    await rejectOwnRoles(
      tx,
      rows.map(({ id }) => id),
      user,
    )
    const used = rows.find(({ userCount }) => userCount > 0)
    if (used) throw departRoleInUse({ roleName: used.roleName, users: used.userCount })
  },
}
