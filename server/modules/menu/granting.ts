import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { ADMIN } from '../../platform/roles/repo.ts'
import { ancestorEntries, type MenuTree } from './menu-tree.ts'

/**
 * Grants a new menu or button to administrators. Without this grant, no user could grant the new permission,
 * since users can grant only permissions they have.
 */
export async function grantToAdministrators(tx: Tx, permissionId: string, grantId: string): Promise<void> {
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select ${grantId}, id, ${permissionId} from sys_role where role_code = ${ADMIN}
    on conflict (role_id, permission_id) do nothing`.execute(tx)
}

/**
 * Grants the folders above an entry to all roles that have the entry, so that their users see the entry in
 * the menu. An ancestor with a permission code isn't granted, since it is a page and not a folder.
 */
export async function grantFoldersAbove(
  tx: Tx,
  tree: MenuTree,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<void> {
  const folders = ancestorEntries(tree, parentId).filter(({ perms }) => !perms)
  if (folders.length === 0) return
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select md5(rp.role_id || '/' || folder), rp.role_id, folder
    from sys_role_permission rp cross join unnest(${folders.map((folder) => folder.id)}::text[]) as folder
    where rp.permission_id = ${id}
    on conflict do nothing`.execute(tx)
}

/** Deletes all grants of these menus and buttons to roles. */
export async function revokeGrants(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from sys_role_permission where permission_id = any(${[...ids]}::text[])`.execute(tx)
}
