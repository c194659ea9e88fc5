import { randomInt } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { MAX_ONE_TIME_PASSWORDS, type OneTimePasswords } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { withTransaction } from '../../db/index.ts'
import { appendAudit } from '../../platform/audit-log/append.ts'
import { hashPassword } from '../../platform/authentication/password.ts'
import { endAllSessions, endOtherSessions } from '../../platform/authentication/sessions.ts'
import type { Changed } from '../../platform/http/change.ts'
import { originOf } from '../../platform/http/change.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { userFrozen, userNotFound, userOwnPassword, userTooMany } from '../../platform/users/errors.ts'
import { userResource } from '../../platform/users/resource.ts'
import { deleteBindings } from '../../platform/users/third-accounts.ts'
import type { Services } from '../../services.ts'
import { beginChange, rejectUnmanageableUsers } from './guards.ts'
import { findSysUsers } from './read.ts'

const set = { en: 'The password is set', zh: '密码修改成功！' }

interface Setting {
  username: string
  /** Hash of the user's new password. */
  hash: string
  user: SignedIn
  at: Date
}

/**
 * Sets the password of another user, ends the user's sessions and removes the bindings to third-party
 * accounts.
 */
export async function setPassword(tx: Tx, { username, hash, user, at }: Setting): Promise<Changed<null>> {
  await beginChange(tx)
  const { rows } = await sql<{ id: string }>`select t.id from sys_user t where t.username = ${username}
    and t.del_flag = 0 and ${isVisible(userResource, user.scope)} for update`.execute(tx)
  const [found] = rows
  if (!found) throw userNotFound()
  await rejectUnmanageableUsers(tx, [found.id], user)
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
  const detail = { username, unbound: await deleteBindings(tx, [found.id]) }
  return {
    result: null,
    audit: { action: 'user.setPassword', subject: { kind: 'sys_user', id: found.id }, detail },
    message: set,
  }
}

/** Status of a user who can't sign in. */
const FROZEN = 2
/** Milliseconds for which a one-time password is valid: three days. */
const LIFETIME = 259_200_000
/** Lower-case letters and digits, without characters that look like others. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const GROUPS = 3
const GROUP = 4

const group = () => Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
/** Creates a password of three groups with four characters each, about 59 bits of entropy. */
const newPassword = () => Array.from({ length: GROUPS }, group).join('-')

/**
 * Creates a function that sets one-time passwords for users. The passwords are only in the response; the
 * database stores their hashes. A password is valid for one sign-in within three days; after that sign-in the
 * user must set a new one. The function also ends the users' sessions and removes their bindings to
 * third-party accounts.
 */
export function createOneTimePasswords({ database, ids: make, clock }: Services) {
  return async (ids: readonly string[], request: FastifyRequest): Promise<OneTimePasswords> => {
    const { user } = request
    if (ids.length > MAX_ONE_TIME_PASSWORDS) throw userTooMany({ most: MAX_ONE_TIME_PASSWORDS })
    const found = await findSysUsers(database.db, { ids, scope: user.scope })
    if (found.length === 0 || found.length < ids.length) throw userNotFound()
    if (ids.includes(user.id)) throw userOwnPassword()
    const secrets = new Map<string, { password: string; hash: string }>()
    for (const id of ids) {
      const password = newPassword()
      secrets.set(id, { password, hash: await hashPassword(password) })
    }
    const origin = originOf(request)
    // The request has no idempotency key, since the stored response would contain the passwords.
    return withTransaction(database.db, async (tx) => {
      const at = clock()
      await beginChange(tx)
      const users = await findSysUsers(tx, { ids, scope: user.scope, lock: true })
      if (users.length < ids.length) throw userNotFound()
      await rejectUnmanageableUsers(tx, ids, user)
      const frozen = users.find(({ status }) => status === FROZEN)
      if (frozen) throw userFrozen(frozen)
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
      const detail = { users: named, until, unbound: await deleteBindings(tx, ids) }
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
