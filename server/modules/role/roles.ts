import { sql } from 'kysely'
import { invalidatePermissions } from '../../platform/permissions/permission-cache.ts'
import { defineResource } from '../../platform/resource/define-resource.ts'
import { roleCodeTaken, roleInUse, roleNotFound } from '../../platform/roles/errors.ts'
import { countUsersOf, deleteRoles, requireEditableRole } from '../../platform/roles/repo.ts'
import { roleResource } from '../../platform/roles/resource.ts'

/**
 * Roles. A role can't be deleted while users have it. The role of administrators and the caller's own roles
 * can't change. Imported roles have no permissions.
 */
export const roles = defineResource({
  name: 'role',
  list: roleResource,
  unique: [{ index: 'uniq_sys_role_role_code', field: 'roleCode', error: roleCodeTaken }],
  notFound: roleNotFound,
  exports: { access: 'system:role:export' },
  imports: true,
  dictionary: {
    fields: ['id', 'roleName', 'roleCode', 'description'],
    order: sql`t.create_time, t.role_code`,
  },
  file: {
    titles: { en: 'Roles', zh: '角色' },
    access: { export: 'system:role:export', import: 'system:role:import' },
    columns: { roleName: '角色名称', roleCode: '角色编码', description: '描述' },
  },
  messages: {
    edited: { en: 'Changed', zh: '修改成功！' },
    deleted: { en: 'Deleted', zh: '角色已删除' },
  },
  hooks: {
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
  },
})
