import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * What these users are granted, in one place for whoever asks: by their roles, and by the roles of departments that
 * they belong to. Its columns are `permission_id` and `data_rule_ids`, a row for each way in which somebody has it.
 */
export const grantsOf = (userIds: readonly string[]): RawBuilder<unknown> => sql`(
  select rp.permission_id, rp.data_rule_ids
    from sys_user_role ur join sys_role_permission rp on rp.role_id = ur.role_id
    where ur.user_id = any(${[...userIds]}::text[])
  union all
  select drp.permission_id, drp.data_rule_ids
    from sys_depart_role_user dru join sys_depart d on d.id = dru.depart_id
    join sys_depart_role_permission drp on drp.role_id = dru.drole_id
    where dru.user_id = any(${[...userIds]}::text[]) and d.del_flag = '0')`

/** Whether a user holds every one of the wanted: rows with a `permission_id`. Nobody grants more than he holds. */
export async function holdsAll(db: Db | Tx, userId: string, wanted: RawBuilder<unknown>): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`select not exists (
    select wanted.permission_id from ${wanted} wanted
    except select own.permission_id from ${grantsOf([userId])} own) as holds`.execute(db)
  return rows[0]?.holds ?? false
}
