import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { LoginRecord } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import type { ChangeContext } from '../http/request.ts'

/** Value of `log_type` of sign-in events in `sys_log`. */
export const LOGIN_LOG = 1
const MAX_USER_AGENT = 300

/** Sign-in event to record: a sign-in, a failed sign-in or a sign-out. */
export interface LoginEvent {
  id: string
  at: Date
  /** Id or user name of the account. The event of an unknown account isn't recorded. */
  account: { id: string } | { username: string }
  outcome: LoginRecord['outcome']
  /** Sign-in method; null for a sign-out. */
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

/**
 * Records a sign-in event if the account exists. Runs the same statement for an unknown account, so that the
 * response time doesn't reveal which accounts exist.
 */
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
 * Records a failed sign-in. Doesn't wait until the record is on disk, so that the response time doesn't
 * reveal whether the account exists.
 */
export const recordFailure = (db: Db, event: Omit<LoginEvent, 'outcome'>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`set local synchronous_commit = off`.execute(tx)
    await recordLogin(tx, { ...event, outcome: 'FAILURE' })
  })

/** Session that a request ended, with the IP address and the browser of the request. */
export interface EndedSession {
  userId: string
  ip: string | null
  userAgent: string | null
}

/** Records ended sessions as sign-outs. */
export async function recordLogouts(
  tx: Tx,
  sessions: readonly EndedSession[],
  { at, nextId }: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<void> {
  for (const { userId, ip, userAgent } of sessions) {
    const origin = { ip, userAgent }
    await recordLogin(tx, { id: nextId(), at, account: { id: userId }, outcome: 'LOGOUT', way: null, origin })
  }
}
