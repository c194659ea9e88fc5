import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Changed } from '../../http/change.ts'
import type { SignedIn } from '../../http/request.ts'
import { isSeen } from '../list/scope.ts'
import { endAllSessions, endOtherSessions } from '../system/sessions.ts'
import { unbindAll } from '../third-login/repo.ts'
import { userNotFound } from './errors.ts'
import { beginChange, refuseBeyond } from './guards.ts'
import { userResource } from './list-resource.ts'

const set = { en: 'The password is set', zh: '密码修改成功!' }

interface Setting {
  username: string
  /** Of the new password. */
  hash: string
  user: SignedIn
  at: Date
}

/** Sets a user's password without the old one; he has to sign in again, everywhere, and no account elsewhere opens his. */
export async function setPassword(tx: Tx, { username, hash, user, at }: Setting): Promise<Changed<null>> {
  await beginChange(tx)
  const { rows } = await sql<{ id: string }>`select t.id from sys_user t where t.username = ${username}
    and t.del_flag = 0 and ${isSeen(userResource, user.scope)} for update`.execute(tx)
  const [found] = rows
  if (!found) throw userNotFound()
  await refuseBeyond(tx, [found.id], user)
  await tx
    .updateTable('sys_user')
    .set({
      password: hash,
      salt: null,
      one_time_until: null,
      update_by: user.username,
      update_time: at.toISOString(),
    })
    .where('id', '=', found.id)
    .execute()
  if (found.id === user.id) await endOtherSessions(tx, user.id, user.tokenHash)
  else await endAllSessions(tx, found.id)
  await tx.deleteFrom('login_failure').where('subject', '=', `user:${username}`).execute()
  const detail = { username, unbound: await unbindAll(tx, [found.id]) }
  return {
    result: null,
    audit: { action: 'user.setPassword', subject: { kind: 'sys_user', id: found.id }, detail },
    message: set,
  }
}
