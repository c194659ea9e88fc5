import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { sessionNotFound } from '../../platform/authentication/errors.ts'
import { recordLogin } from '../../platform/authentication/login-log.ts'
import type { Changed } from '../../platform/http/change.ts'
import { defineHttpError } from '../../platform/http/errors.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { onlineResource } from '../../records/online-session.ts'

const ownSession = defineHttpError('ONLINE_OWN_SESSION', 409, {
  en: 'This is your current session: log out instead',
  zh: '不能强制退出当前会话，请使用退出登录',
})

interface Held {
  hash: Buffer
  userId: string
  username: string
  ip: string | null
  userAgent: string | null
}

interface Ending {
  user: SignedIn
  at: Date
  nextId: () => string
}

async function lockSession(tx: Tx, id: string, { scope }: SignedIn): Promise<Held> {
  const { rows } = await sql<Held>`select t.token_hash as hash, person.id as "userId", person.username, t.ip,
      t.user_agent as "userAgent"
    from sys_session t join sys_user person on person.id = t.user_id
    where t.id = ${id} and ${isVisible(onlineResource, scope)} for update of t`.execute(tx)
  if (!rows[0]) throw sessionNotFound()
  return rows[0]
}

/** Ends another user's session and logs it; its socket is closed too. */
export async function endSessionOf(tx: Tx, id: string, { user, at, nextId }: Ending): Promise<Changed<null>> {
  const { hash, userId, username, ip, userAgent } = await lockSession(tx, id, user)
  if (hash.equals(user.tokenHash)) throw ownSession()
  await tx.deleteFrom('sys_session').where('id', '=', id).execute()
  const account = { id: userId }
  await recordLogin(tx, {
    id: nextId(),
    at,
    account,
    outcome: 'LOGOUT',
    way: null,
    origin: { ip, userAgent },
  })
  return {
    result: null,
    audit: {
      action: 'online.forceLogout',
      subject: { kind: 'sys_user', id: userId },
      detail: { username, session: id, ip },
    },
  }
}
