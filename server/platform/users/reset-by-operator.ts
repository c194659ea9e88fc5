import { type Db, type IdMaker, withTransaction } from '../../db/index.ts'
import { appendAudit } from '../audit-log/append.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import { passwordTooWeak } from '../authentication/errors.ts'
import { hashPassword } from '../authentication/password.ts'
import { passwordProblem } from '../authentication/password-policy.ts'
import { endAllSessions } from '../authentication/sessions.ts'
import { userNotFound } from './errors.ts'
import { deleteBindings } from './third-accounts.ts'

interface Reset {
  db: Db
  ids: Pick<IdMaker, 'nextId'>
  username: string
  password: string
  at: Date
}

/**
 * Sets a password for the operator of the server, who has access to the database. Ends all sessions of the
 * user, forgets failed sign-ins, and removes bindings to third-party accounts. Returns the user's status.
 */
export async function resetByOperator({ db, ids, username, password, at }: Reset): Promise<number | null> {
  const weakness = passwordProblem(password, username)
  if (weakness !== undefined) throw passwordTooWeak(weakness)
  const hash = await hashPassword(password)
  return withTransaction(db, async (tx) => {
    const user = await tx
      .updateTable('sys_user')
      .set({ password: hash, salt: null, one_time_until: null })
      .set({ update_by: SYSTEM_USER.username, update_time: at.toISOString() })
      .where('username', '=', username)
      .where('del_flag', '=', 0)
      .returning(['id', 'status'])
      .executeTakeFirst()
    if (user === undefined) throw userNotFound()
    await endAllSessions(tx, user.id)
    await tx.deleteFrom('login_failure').where('subject', '=', `user:${username}`).execute()
    const detail = { username, by: 'command', unbound: await deleteBindings(tx, [user.id]) }
    const entry = { action: 'user.setPassword', subject: { kind: 'sys_user', id: user.id }, detail }
    const origin = { user: SYSTEM_USER, requestId: 'npm run user' }
    await appendAudit(tx, { entry, origin, id: ids.nextId(), at })
    return user.status
  })
}
