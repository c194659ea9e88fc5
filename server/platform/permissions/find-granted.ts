import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Tables whose rows grant a menu or button, with its data rules, to a holder. `kind` is the table of the
 * holders, and `column` contains the id of the holder.
 */
export const GRANT_TABLES = {
  sys_role_permission: { kind: 'sys_role', column: sql.id('role_id') },
  sys_depart_permission: { kind: 'sys_depart', column: sql.id('depart_id') },
  sys_depart_role_permission: { kind: 'sys_depart_role', column: sql.id('role_id') },
}

/** Holder of grants: a role, a department or a department role. `table` is its grant table. */
export interface Holder {
  table: keyof typeof GRANT_TABLES
  holderId: string
}

/** Matches the rows `g` of a grant table that belong to a holder. */
export const belongsToHolder = ({ table, holderId }: Holder) =>
  sql<boolean>`g.${GRANT_TABLES[table].column} = ${holderId}`

/** Subject of the audit entry if grants of a holder change. */
export const subjectOf = ({ table, holderId }: Holder) => ({ kind: GRANT_TABLES[table].kind, id: holderId })

/** Finds the menus and buttons that are granted to a holder. */
export async function findGranted(db: Db | Tx, holder: Holder): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select g.permission_id as id from ${sql.table(holder.table)} g
    join sys_permission p on p.id = g.permission_id
    where ${belongsToHolder(holder)} and p.del_flag = 0 order by g.permission_id`.execute(db)
  return rows.map(({ id }) => id)
}
