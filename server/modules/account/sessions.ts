import type { AccountSession } from '#schemas'
import type { Db, Tx } from '../../db/index.ts'
import { sessionNotFound } from '../../platform/authentication/errors.ts'
import { recordLogouts } from '../../platform/authentication/login-log.ts'
import type { Changed } from '../../platform/http/change.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import type { ChangedRecords } from '../../platform/push/outbox.ts'

/** Records that change when a session ends: the list of online users. */
const CHANGED_SESSIONS: ChangedRecords = { area: 'online', table: 'sys_session' }

/** Current time and idle timeout, which decide whether a session is live. */
interface SessionLimits {
  now: Date
  /** Milliseconds without a request after which a session expires. */
  idle: number
}

/** Lists the caller's live sessions, the most recently used session first. */
export async function listSessions(
  db: Db,
  user: SignedIn,
  { now, idle }: SessionLimits,
): Promise<AccountSession[]> {
  const rows = await db
    .selectFrom('sys_session')
    .select(['id', 'ip', 'user_agent as userAgent', 'create_time as createTime', 'seen_time as seenTime'])
    .select('token_hash')
    .where('user_id', '=', user.id)
    .where('expire_time', '>', now.toISOString())
    .where('seen_time', '>', new Date(now.getTime() - idle).toISOString())
    .orderBy('seen_time', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ token_hash, ...session }) => ({
    ...session,
    isCurrent: token_hash.equals(user.tokenHash),
  }))
}

/**
 * Ends one of the caller's sessions. Throws the same error for an unknown id and for another user's session.
 */
export async function endOneSession(tx: Tx, context: ChangeContext, id: string): Promise<Changed<null>> {
  const { user } = context
  const ended = await tx
    .deleteFrom('sys_session')
    .where('id', '=', id)
    .where('user_id', '=', user.id)
    .returning(['user_id as userId', 'ip', 'user_agent as userAgent'])
    .execute()
  if (ended.length === 0) throw sessionNotFound()
  await recordLogouts(tx, ended, context)
  return {
    result: null,
    audit: {
      action: 'account.endSession',
      subject: { kind: 'sys_user', id: user.id },
      detail: { session: id },
      changes: CHANGED_SESSIONS,
    },
  }
}

/** Ends all sessions of the caller except the current one. */
export async function endOtherSessionsOf(
  tx: Tx,
  context: ChangeContext,
): Promise<Changed<{ ended: number }>> {
  const { user } = context
  const ended = await tx
    .deleteFrom('sys_session')
    .where('user_id', '=', user.id)
    .where('token_hash', '<>', user.tokenHash)
    .returning(['user_id as userId', 'ip', 'user_agent as userAgent'])
    .execute()
  await recordLogouts(tx, ended, context)
  return {
    result: { ended: ended.length },
    audit: {
      action: 'account.endOtherSessions',
      subject: { kind: 'sys_user', id: user.id },
      detail: { ended: ended.length },
      changes: CHANGED_SESSIONS,
    },
  }
}
