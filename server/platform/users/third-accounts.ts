import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Finds the user account to which a third-party account is linked. `is_live` is true if the user may sign in.
 */
export const findBinding = (db: Db | Tx, third: { third_type: string; third_user_uuid: string }) =>
  db
    .selectFrom('sys_third_account as t')
    .innerJoin('sys_user as u', 'u.id', 't.sys_user_id')
    .select(['t.sys_user_id', 'u.org_code'])
    .select(sql<boolean>`t.status = 1 and u.status = 1 and u.del_flag = 0`.as('is_live'))
    .where('t.third_type', '=', third.third_type)
    .where('t.third_user_uuid', '=', third.third_user_uuid)
    .where('t.del_flag', '=', 0)
    .executeTakeFirst()

/** Finds the third-party accounts that are linked to a user. */
export const listBindings = (db: Db, userId: string) =>
  db
    .selectFrom('sys_third_account')
    .select(['id', 'third_type as source', 'third_user_id as thirdUserId', 'realname'])
    .select('create_time as createTime')
    .where('sys_user_id', '=', userId)
    .where('del_flag', '=', 0)
    .orderBy('third_type')
    .execute()

/** Removes all links between users and third-party accounts, and returns the removed links. */
export const deleteBindings = (tx: Tx, userIds: readonly string[]) =>
  tx
    .deleteFrom('sys_third_account')
    .where('sys_user_id', 'in', [...userIds])
    .returning(['sys_user_id as userId', 'third_type as source', 'third_user_id as thirdUserId'])
    .execute()
