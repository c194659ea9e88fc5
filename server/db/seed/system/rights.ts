import type { PoolClient } from 'pg'
import { roles } from '../data/accounts.ts'
import { toI18n } from './dictionaries.ts'
import { insertMissing, type Row } from './insert.ts'
import { permissions, type SeedPermission } from './permissions.ts'
import { seedId } from './seed-id.ts'

const permissionRow = (permission: SeedPermission): Row => ({
  id: permission.id,
  parent_id: permission.parentId,
  name: permission.titles.zh,
  name_i18n: toI18n(permission.titles),
  url: permission.url,
  component: permission.component,
  menu_type: permission.menuType,
  perms: permission.code,
  perms_type: '1',
  sort_no: permission.order,
  always_show: 0,
  icon: permission.icon,
  is_route: permission.menuType === 2 ? 0 : 1,
  is_leaf: permission.isLeaf ? 1 : 0,
  keep_alive: permission.keepAlive ? 1 : 0,
  hidden: permission.hidden ? 1 : 0,
  del_flag: 0,
  rule_flag: 0,
  status: '1',
  internal_or_external: 0,
  create_by: 'system',
})

const roleRows = (): Row[] =>
  roles.map(({ id, code, name, description }) => ({
    id: id ?? seedId('role', code),
    role_name: name,
    role_code: code,
    description,
    create_by: 'system',
  }))

/** The ids of all roles, by code. */
export async function readRoleIds(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; role_code: string }>('select id, role_code from sys_role')
  return new Map(rows.map(({ id, role_code }) => [role_code, id]))
}

/** A grant is made only along with a new role or a new permission: one that people took back stays taken back. */
export async function seedRights(client: PoolClient): Promise<void> {
  const newRoles = await insertMissing(client, 'sys_role', roleRows())
  const newPermissions = await insertMissing(client, 'sys_permission', permissions.map(permissionRow))
  const roleIds = await readRoleIds(client)
  const grants = permissions.flatMap((permission) =>
    permission.roles
      .map((code) => roleIds.get(code) ?? '')
      .filter((roleId) => newRoles.has(roleId) || (roleId !== '' && newPermissions.has(permission.id)))
      .map((roleId) => ({
        id: seedId('grant', `${roleId}/${permission.id}`),
        role_id: roleId,
        permission_id: permission.id,
      })),
  )
  await insertMissing(client, 'sys_role_permission', grants)
}
