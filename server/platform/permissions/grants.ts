import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Subquery of all grants that these users get from their roles and department roles. The columns are `holder`
 * (the user), `permission_id` and `data_rule_ids`. There is one row for each role that grants a permission.
 * Every permission check uses this subquery.
 */
export const grantsOf = (userIds: readonly string[]): RawBuilder<unknown> => sql`(
  select ur.user_id as holder, rp.permission_id, rp.data_rule_ids
    from sys_user_role ur join sys_role_permission rp on rp.role_id = ur.role_id
    where ur.user_id = any(${[...userIds]}::text[])
  union all
  select dru.user_id as holder, drp.permission_id, drp.data_rule_ids
    from sys_depart_role_user dru join sys_depart d on d.id = dru.depart_id
    join sys_depart_role_permission drp on drp.role_id = dru.drole_id
    where dru.user_id = any(${[...userIds]}::text[]) and d.del_flag = '0')`

/**
 * True if a user has every required permission, and each data rule that restricts the user also restricts the
 * required grants. So users can assign only permissions that they have. `required` has the same columns as
 * `grantsOf`; its holders are users or roles.
 */
export async function hasAllGrants(
  db: Db | Tx,
  userId: string,
  required: RawBuilder<unknown>,
): Promise<boolean> {
  const { rows } = await sql<{ holds: boolean }>`
    with own as (select * from ${grantsOf([userId])} granted),
    wanted as (select * from ${required} asked),
    rules as (select distinct r.id, r.permission_id from sys_permission_data_rule r
      join own on own.permission_id = r.permission_id and r.id = any(string_to_array(own.data_rule_ids, ','))
      where r.status = '1')
    select not exists (select permission_id from wanted except select permission_id from own)
      and not exists (
        select wanted.holder, rules.id from wanted join rules on rules.permission_id = wanted.permission_id
        except select holder, unnest(string_to_array(data_rule_ids, ',')) from wanted) as holds`.execute(db)
  return rows[0]?.holds ?? false
}
