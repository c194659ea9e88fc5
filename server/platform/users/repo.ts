import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

/** Finds the active account with this phone number. */
export const findActiveByPhone = (db: Db | Tx, phone: string) =>
  db
    .selectFrom('sys_user')
    .select(['id', 'username', 'org_code'])
    .where('phone', '=', phone)
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .executeTakeFirst()

/**
 * Locks the active account that has this id, this user name and this phone number. Returns undefined if there
 * is no such account.
 */
export const lockActiveUser = (tx: Tx, who: { id: string; username: string; phone: string }) =>
  tx
    .selectFrom('sys_user')
    .select(['id', 'username'])
    .where('id', '=', who.id)
    .where('username', '=', who.username)
    .where('phone', '=', who.phone)
    .where('status', '=', 1)
    .where('del_flag', '=', 0)
    .forUpdate()
    .executeTakeFirst()

/** True if another account has this user name. Upper and lower case are the same. */
export async function isNameTaken(db: Db | Tx, username: string, exceptId = ''): Promise<boolean> {
  const { rows } = await sql`select from sys_user
    where lower(username) = lower(${username}) and id <> ${exceptId} limit 1`.execute(db)
  return rows.length > 0
}

/** True if another account has this value. */
export async function isTaken(
  db: Db | Tx,
  column: 'phone' | 'email' | 'work_no',
  value: string,
  exceptId = '',
): Promise<boolean> {
  const row = await db
    .selectFrom('sys_user')
    .select('id')
    .where(column, '=', value)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}
