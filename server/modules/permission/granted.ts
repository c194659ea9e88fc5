import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** Where grants of menus and buttons stand, each with the data rules that go with it, and the column of who has it. */
export const GRANT_TABLES = {
  sys_role_permission: sql.id('role_id'),
  sys_depart_permission: sql.id('depart_id'),
  sys_depart_role_permission: sql.id('role_id'),
}

/** A role, a department or a department's role, by the table of what it is granted. */
export interface Holder {
  table: keyof typeof GRANT_TABLES
  holderId: string
}

/** Whether a row of the table of grants, `g`, is this holder's. */
export const isOf = ({ table, holderId }: Holder) => sql<boolean>`g.${GRANT_TABLES[table]} = ${holderId}`

/** The menus and buttons that somebody is granted, as long as they exist. */
export async function findGranted(db: Db | Tx, holder: Holder): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select g.permission_id as id from ${sql.table(holder.table)} g
    join sys_permission p on p.id = g.permission_id
    where ${isOf(holder)} and p.del_flag = 0 order by g.permission_id`.execute(db)
  return rows.map(({ id }) => id)
}
