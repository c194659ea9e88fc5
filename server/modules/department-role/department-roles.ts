import { managedDepartments } from '../../platform/departments/managed-departments.ts'
import { lockDepart } from '../../platform/departments/repo.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { departRoleCodeTaken, departRoleInUse, departRoleNotFound } from './errors.ts'
import { rejectOwnRoles } from './grant.ts'
import { departRoleResource } from './list-resource.ts'

/**
 * Department roles. The department of a role can't change, and a role that is assigned to users can't be
 * deleted.
 */
export const departRoles = defineResource({
  name: 'departRole',
  list: departRoleResource,
  writes: { departId: { once: true }, description: 'hook' },
  unique: [{ index: 'uniq_sys_depart_role_code', field: 'roleCode', error: departRoleCodeTaken }],
  notFound: departRoleNotFound,
  hooks: {
    scopeOf: managedDepartments,
    begin: invalidatePermissions,
    toListQuery: ({ deptId, ...query }) => (deptId ? { ...query, departId: deptId } : query),
    check: async (tx, { departId, description }, before, { user }) => {
      if (!before) await lockDepart(tx, departId, user.scope)
      return { description: description?.trim() || null }
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
  },
})
