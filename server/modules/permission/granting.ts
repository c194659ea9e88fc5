import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { ADMIN } from '../role/repo.ts'
import { entriesAbove, type Forest } from './forest.ts'

/** A new entry belongs to the administrators at once: nobody grants what he does not hold, so that else nobody could. */
export async function grantToAdministrators(tx: Tx, permissionId: string, grantId: string): Promise<void> {
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select ${grantId}, id, ${permissionId} from sys_role where role_code = ${ADMIN}
    on conflict (role_id, permission_id) do nothing`.execute(tx)
}

/**
 * Whoever has an entry finds it where it stands now: the folders above it become his. A folder has no code, so that
 * nobody may do more by it; what has one stays as it was granted.
 */
export async function grantFoldersAbove(
  tx: Tx,
  forest: Forest,
  { id, parentId }: { id: string; parentId: string | null },
): Promise<void> {
  const folders = entriesAbove(forest, parentId).filter(({ perms }) => !perms)
  if (folders.length === 0) return
  await sql`insert into sys_role_permission (id, role_id, permission_id)
    select md5(rp.role_id || '/' || folder), rp.role_id, folder
    from sys_role_permission rp cross join unnest(${folders.map((folder) => folder.id)}::text[]) as folder
    where rp.permission_id = ${id}
    on conflict do nothing`.execute(tx)
}

/** Takes entries from every role. */
export async function ungrant(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`delete from sys_role_permission where permission_id = any(${[...ids]}::text[])`.execute(tx)
}
