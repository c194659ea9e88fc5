import type { PoolClient } from 'pg'
import type { Titles } from '#schemas'
import { roles, type SeedRole } from '../data/accounts.ts'
import { insertMissing, type Row } from './insert.ts'
import type { SeedPermission } from './permissions.ts'
import { seedId } from './seed-id.ts'
import { addTranslations, type ShippedText, textColumns, toI18n } from './texts.ts'

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

const roleId = ({ id, code }: Pick<SeedRole, 'id' | 'code'>) => id ?? seedId('role', code)

const roleRows = (): Row[] =>
  roles.map(({ id, code, name, description }) => ({
    id: roleId({ id, code }),
    role_code: code,
    ...textColumns('role_name', name),
    ...textColumns('description', description),
    create_by: 'system',
  }))

/** Adds translations to shipped roles that an older version added in only one language. */
export async function translateRoles(client: PoolClient): Promise<void> {
  const texts = (text: (role: SeedRole) => Titles): ShippedText[] =>
    roles.map((role) => ({ id: roleId(role), text: text(role) }))
  await addTranslations(
    client,
    { table: 'sys_role', column: 'role_name' },
    texts(({ name }) => name),
  )
  await addTranslations(
    client,
    { table: 'sys_role', column: 'description' },
    texts(({ description }) => description),
  )
}

/** Reads the ids of all roles by code. */
export async function readRoleIds(client: PoolClient): Promise<Map<string, string>> {
  const { rows } = await client.query<{ id: string; role_code: string }>('select id, role_code from sys_role')
  return new Map(rows.map(({ id, role_code }) => [role_code, id]))
}

/**
 * Adds roles, menus and buttons that were never seeded. Rows that users deleted stay deleted. Returns all ids
 * that have been seeded so far. Adds grants only for new roles, new permissions and their folders, so that
 * revoked grants stay revoked.
 */
export async function seedRights(
  client: PoolClient,
  permissions: readonly SeedPermission[],
  seeded: ReadonlySet<string>,
): Promise<readonly string[]> {
  const isNew = ({ id }: Row) => !seeded.has(String(id))
  const newRoles = await insertMissing(client, 'sys_role', roleRows().filter(isNew))
  const rows = await placed(client, permissions.map(permissionRow).filter(isNew))
  const newPermissions = await insertMissing(client, 'sys_permission', rows)
  const roleIds = await readRoleIds(client)
  const present = await readPermissionIds(client)
  const folders = foldersOf(permissions, newPermissions, roleIds)
  const isGranted = (permission: SeedPermission, roleId: string) =>
    present.has(permission.id) &&
    (newRoles.has(roleId) || newPermissions.has(permission.id) || folders.get(permission.id)?.has(roleId))
  const grants = permissions.flatMap((permission) =>
    permission.roles
      .map((code) => roleIds.get(code) ?? '')
      .filter((roleId) => roleId !== '' && isGranted(permission, roleId))
      .map((roleId) => ({
        id: seedId('grant', `${roleId}/${permission.id}`),
        role_id: roleId,
        permission_id: permission.id,
      })),
  )
  await insertMissing(client, 'sys_role_permission', grants)
  return [...new Set([...seeded, ...[...roleRows(), ...permissions].map(({ id }) => String(id))])].sort()
}

/**
 * Returns the roles of new menus, by the id of each folder above the menu. These roles get the folders too,
 * since a menu is invisible without them.
 */
function foldersOf(
  permissions: readonly SeedPermission[],
  added: ReadonlySet<string>,
  roleIds: ReadonlyMap<string, string>,
): ReadonlyMap<string, ReadonlySet<string>> {
  const parents = new Map(permissions.map(({ id, parentId }) => [id, parentId]))
  const found = new Map<string, Set<string>>()
  for (const { id, parentId, roles: codes } of permissions) {
    if (!added.has(id)) continue
    for (let above = parentId; above; above = parents.get(above) ?? null) {
      const those = found.get(above) ?? new Set()
      for (const code of codes) those.add(roleIds.get(code) ?? '')
      found.set(above, those)
    }
  }
  return found
}

async function readPermissionIds(client: PoolClient): Promise<Set<string>> {
  const { rows } = await client.query<{ id: string }>('select id from sys_permission')
  return new Set(rows.map(({ id }) => id))
}

/**
 * Moves a new menu to the top level if a user deleted its folder. Leaves out a new button if a user deleted
 * its menu.
 */
async function placed(client: PoolClient, rows: readonly Row[]): Promise<Row[]> {
  const known = new Set([...(await readPermissionIds(client)), ...rows.map(({ id }) => String(id))])
  return rows.flatMap((row) => {
    if (row.parent_id === null || known.has(String(row.parent_id))) return [row]
    return row.menu_type === 2 ? [] : [{ ...row, parent_id: null, menu_type: 0 }]
  })
}
