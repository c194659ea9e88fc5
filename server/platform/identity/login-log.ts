import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LoginRecord } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'

/** Log type of logins in `sys_log`. */
export const LOGIN_LOG = 1
const MAX_USER_AGENT = 300

/** A login, a failed one or a logout, as it is recorded. */
export interface LoginEvent {
  id: string
  at: Date
  /** The account; logins of missing accounts are not recorded. */
  account: { id: string } | { username: string }
  outcome: LoginRecord['outcome']
  /** Null for a logout. */
  way: LoginRecord['way']
  origin: { ip: string | null; userAgent: string | null | undefined }
}

const words: Record<LoginEvent['outcome'], string> = {
  SUCCESS: '登录成功',
  FAILURE: '登录失败',
  LOGOUT: '退出登录',
}

const isOf = (account: LoginEvent['account']): RawBuilder<SqlBool> =>
  'id' in account ? sql`id = ${account.id}` : sql`username = ${account.username}`

/** Writes one event into the log of its account, for an unknown account none: one statement either way. */
export async function recordLogin(tx: Db | Tx, event: LoginEvent): Promise<void> {
  const { id, at, account, outcome, way, origin } = event
  await sql`insert into sys_log
      (id, log_type, log_content, userid, username, ip, create_by, create_time, user_agent, outcome, way)
    select ${id}, ${LOGIN_LOG}, ${`用户名: `} || username || ${`,${words[outcome]}！`}, username, realname,
      ${origin.ip}, username, ${at.toISOString()}, ${origin.userAgent?.slice(0, MAX_USER_AGENT) ?? null},
      ${outcome}, ${way}
    from sys_user where ${isOf(account)} and del_flag = 0`.execute(tx)
}

/**
 * Records a failed login. It does not wait for the disk: that would take longer for an account that exists than for
 * one that does not, and so tell the two apart.
 */
export const recordFailure = (db: Db, event: Omit<LoginEvent, 'outcome'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await recordLogin(tx, { ...event, outcome: 'FAILURE' })
  })
