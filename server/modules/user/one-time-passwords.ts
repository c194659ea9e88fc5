import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { MOST_ONE_TIME, type OneTimePasswords } from '#schemas'
import { withTransaction } from '../../db/index.ts'
import { originOf } from '../../http/change.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { appendAudit } from '../audit/append.ts'
import { hashPassword } from '../system/password.ts'
import { endAllSessions } from '../system/sessions.ts'
import { unbindAll } from '../third-login/repo.ts'
import { userNotFound, userOwnPassword, userTooMany } from './errors.ts'
import { beginChange, refuseBeyond } from './guards.ts'
import { findSysUsers } from './reading.ts'

/** Three days, in milliseconds. */
const LIFETIME = 259_200_000
/** Letters and digits that nobody takes for another when he reads them out. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('')
/** Some 59 bits: three groups of four signs. */
const newPassword = () => Array.from({ length: GROUPS }, group).join('-')

/**
 * Gives users a password for one time: it is told in this answer and nowhere else, signs in once within three days, and
 * then a password of their own is asked for. Their sessions end, and no account elsewhere opens theirs any more.
 */
export function createOneTimePasswords({ database, ids: make, clock }: Services) {
  return async (request: FastifyRequest<{ Body: { ids: string } }>): Promise<OneTimePasswords> => {
    const { user, body } = request
    const ids = readIds(body.ids)
    if (ids.length > MOST_ONE_TIME) throw userTooMany({ most: MOST_ONE_TIME })
    const found = await findSysUsers(database.db, { ids, scope: user.scope })
    if (found.length === 0 || found.length < ids.length) throw userNotFound()
    if (ids.includes(user.id)) throw userOwnPassword()
    const secrets = new Map<string, { password: string; hash: string }>()
    for (const id of ids) {
      const password = newPassword()
      secrets.set(id, { password, hash: await hashPassword(password) })
    }
    const origin = originOf(request)
    // No kept answer: an idempotency key would keep the passwords with it.
    return withTransaction(database.db, async (tx) => {
      const at = clock()
      await beginChange(tx)
      const users = await findSysUsers(tx, { ids, scope: user.scope, lock: true })
      if (users.length < ids.length) throw userNotFound()
      await refuseBeyond(tx, ids, user)
      const until = new Date(at.getTime() + LIFETIME).toISOString()
      for (const { id, username } of users) {
        await tx
          .updateTable('sys_user')
          .set({ password: secrets.get(id)?.hash ?? '', salt: null, one_time_until: until })
          .set({ update_by: user.username, update_time: at.toISOString() })
          .where('id', '=', id)
          .execute()
        await endAllSessions(tx, id)
        await tx.deleteFrom('login_failure').where('subject', '=', `user:${username}`).execute()
      }
      const named = users.map(({ id, username }) => ({ id, username }))
      const subject = { kind: 'sys_user', id: users[0]?.id ?? '' }
      const detail = { users: named, until, unbound: await unbindAll(tx, ids) }
      const entry = { action: 'user.oneTimePasswords', subject, detail }
      await appendAudit(tx, { entry, origin, id: make.nextId(), at })
      const first = await tx
        .selectFrom('sys_user')
        .select('one_time_until as until')
        .where('id', '=', ids[0] ?? '')
        .executeTakeFirstOrThrow()
      return {
        until: first.until ?? '',
        passwords: users.map(({ id, username, realname }) => ({
          id,
          username,
          realname,
          password: secrets.get(id)?.password ?? '',
        })),
      }
    })
  }
}
