import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Keeps of these parents whether anything lies below them; the top has no row. */
export async function markLeaves(tx: Tx, parentIds: readonly (string | null)[]): Promise<void> {
  const ids = parentIds.filter((id) => id !== null)
  if (ids.length === 0) return
  await sql`update sys_permission p set is_leaf = case when exists (
      select from sys_permission c where c.parent_id = p.id and c.del_flag = 0) then 0 else 1 end
    where id = any(${ids}::text[])`.execute(tx)
}
