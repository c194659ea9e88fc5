import type { Db } from '../../db/index.ts'
import { LOGIN_LOG } from './login-log.ts'

/** How long logins stay in the log: 180 days, in milliseconds. */
export const LOGIN_LOG_KEPT = 180 * 86_400_000

/** Removes logins from the log that have had their time. */
export async function forgetOldLogins(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LOGIN_LOG_KEPT).toISOString()
  await db.deleteFrom('sys_log').where('log_type', '=', LOGIN_LOG).where('create_time', '<', before).execute()
}
