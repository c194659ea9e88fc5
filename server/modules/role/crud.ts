import type { NewRole, SysRole } from '#schemas'
import type { Crud } from '../../platform/crud/declaration.ts'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { roleCodeTaken, roleInUse, roleNotFound } from '../../platform/roles/errors.ts'
import { countUsersOf, deleteRoles, requireEditableRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'

/**
 * Create, update and delete rules of roles. A role that users have can't be deleted. The role of
 * administrators and the caller's own roles can't change.
 */
export const roleCrud: Crud<SysRole, NewRole> = {
  area: 'role',
  resource: roleResource,
  table: 'sys_role',
  fields: {
    roleName: { column: 'role_name', localized: true },
    roleCode: { column: 'role_code' },
    description: { column: 'description', localized: true },
  },
  unique: { uniq_sys_role_role_code: { error: roleCodeTaken } },
  notFound: roleNotFound,
  messages: {
    edited: { en: 'Changed', zh: '修改成功！' },
    deleted: { en: 'Deleted', zh: '删除角色成功' },
  },
  check: (_tx, _body, before, { user }) => {
    if (before) requireEditableRole(before, user)
    return undefined
  },
  beforeRemove: async (tx, rows, { user }) => {
    for (const role of rows) requireEditableRole(role, user)
    const users = await countUsersOf(
      tx,
      rows.map(({ id }) => id),
    )
    const used = rows.find(({ id }) => users.has(id))
    if (used) throw roleInUse({ roleName: used.roleName, users: users.get(used.id) ?? 0 })
  },
  remove: deleteRoles,
  changed: invalidatePermissions,
}
