import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { sessionNotFound } from '../../platform/authentication/errors.ts'
import { type EndedSession, recordLogouts } from '../../platform/authentication/login-log.ts'
import type { Changed } from '../../platform/http/change.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { onlineResource } from '../../records/online-session.ts'

const ownSession = defineHttpError('ONLINE_OWN_SESSION', 409, {
  en: 'This is your current session. Log out instead.',
  zh: '不能强制退出当前会话，请使用退出登录',
})

interface OnlineSession extends EndedSession {
  hash: Buffer
  username: string
}

async function lockSession(tx: Tx, id: string, { scope }: SignedIn): Promise<OnlineSession> {
  const { rows } =
    await sql<OnlineSession>`select t.token_hash as hash, person.id as "userId", person.username, t.ip,
      t.user_agent as "userAgent"
    from sys_session t join sys_user person on person.id = t.user_id
    where t.id = ${id} and ${isVisible(onlineResource, scope)} for update of t`.execute(tx)
  if (!rows[0]) throw sessionNotFound()
  return rows[0]
}

/** Ends the session of another user, closes its WebSocket and logs the sign-out. */
export async function endSessionOf(tx: Tx, id: string, context: ChangeContext): Promise<Changed<null>> {
  const { user } = context
  const session = await lockSession(tx, id, user)
  const { hash, userId, username, ip } = session
  if (hash.equals(user.tokenHash)) throw ownSession()
  await tx.deleteFrom('sys_session').where('id', '=', id).execute()
  await recordLogouts(tx, [session], context)
  return {
    result: null,
    audit: {
      action: 'online.forceLogout',
      subject: { kind: 'sys_user', id: userId },
      detail: { username, session: id, ip },
      changes: { table: 'sys_session' },
    },
  }
}
