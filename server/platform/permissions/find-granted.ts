import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Tables that grant menus and buttons, with data rules, to holders. Each entry has the kind of the holders,
 * and the column with their ids.
 */
export const GRANT_TABLES = {
  sys_role_permission: { kind: 'sys_role', column: sql.id('role_id') },
  sys_depart_permission: { kind: 'sys_depart', column: sql.id('depart_id') },
  sys_depart_role_permission: { kind: 'sys_depart_role', column: sql.id('role_id') },
}

/** Holder of grants: a role, a department or a department role, identified by its grant table. */
export interface Holder {
  table: keyof typeof GRANT_TABLES
  holderId: string
}

/** Matches rows `g` of the grant table that belong to a holder. */
export const belongsToHolder = ({ table, holderId }: Holder) =>
  sql<boolean>`g.${GRANT_TABLES[table].column} = ${holderId}`

/** Audit subject of a change of grants: the holder. */
export const subjectOf = ({ table, holderId }: Holder) => ({ kind: GRANT_TABLES[table].kind, id: holderId })

/** Finds the menus and buttons granted to a holder. */
export async function findGranted(db: Db | Tx, holder: Holder): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select g.permission_id as id from ${sql.table(holder.table)} g
    join sys_permission p on p.id = g.permission_id
    where ${belongsToHolder(holder)} and p.del_flag = 0 order by g.permission_id`.execute(db)
  return rows.map(({ id }) => id)
}
