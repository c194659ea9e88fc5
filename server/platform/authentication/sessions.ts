import { createHash, randomBytes } from 'node:crypto'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { ResolveUser } from '../http/permission-check.ts'
import { createPermissionCache } from '../permissions/permission-cache.ts'
import { resolveScope } from '../permissions/resolve-scope.ts'

/** Maximum duration of a session: 7 days, in milliseconds. */
const LIFETIME = 604_800_000
/** Minimum time between two writes of the time of a session's last request, in milliseconds. */
const LAST_REQUEST_INTERVAL_MS = 60_000

/** Hash of a token. The database stores only hashes, because a hash cannot be used to sign in. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Timeout of a session look-up in milliseconds. The look-up is the first query of a request, so a database
 * that doesn't respond is reported within 2 s.
 */
const QUERY_TIMEOUT_MS = 1_900

/**
 * Query that finds a session by the hash of its token. Returns the user, if the account is active, and the
 * epoch of permissions. The query runs once per request.
 */
const SESSION_QUERY = {
  name: 'session',
  query_timeout: QUERY_TIMEOUT_MS,
  text: `select u.id, u.username, u.realname, u.org_code, e.epoch, s.needs_password, s.seen_time < $2 as is_stale
    from sys_session s join sys_user u on u.id = s.user_id cross join rights_epoch e
    where s.token_hash = $1 and s.expire_time > $3 and s.seen_time > $4 and u.status = 1 and u.del_flag = 0`,
}

interface SessionRow {
  id: string
  username: string
  realname: string
  org_code: string | null
  epoch: number
  needs_password: boolean
  is_stale: boolean
}

/** Returns a function that finds the user of a token. */
export function createSessionLookUp(services: Services, log: FastifyBaseLogger): ResolveUser {
  const { database, clock, config, registry } = services
  const rights = createPermissionCache(database.db)
  const idle = config.sessionIdleHours * 3_600_000

  /**
   * Saves the time of a session's last request. Only logs a failure, so that users can still read data when
   * the disk is full.
   */
  const saveLastRequestTime = (tokenHash: Buffer, now: Date) =>
    database.db
      .updateTable('sys_session')
      .set({ seen_time: now.toISOString() })
      .where('token_hash', '=', tokenHash)
      .execute()
      .catch((err) => log.warn({ err }, 'saving the last request time of a session failed'))

  return async (token) => {
    const tokenHash = hashOf(token)
    const now = clock()
    const before = (milliseconds: number) => new Date(now.getTime() - milliseconds)
    const values = [tokenHash, before(LAST_REQUEST_INTERVAL_MS), now, before(idle)]
    const { rows } = await database.pool.query<SessionRow>({ ...SESSION_QUERY, values })
    const [row] = rows
    if (row === undefined) return undefined
    if (row.is_stale) await saveLastRequestTime(tokenHash, now)
    const { org_code: orgCode, epoch: rightsEpoch, needs_password: needsPassword, is_stale: _, ...who } = row
    const held = await rights.of({ id: who.id, orgCode }, rightsEpoch)
    const { roles, permissions } = held
    const scope = resolveScope({ ...who, orgCode }, held, {
      now,
      timeZone: config.businessTz,
      lists: registry.lists,
    })
    return { ...who, orgCode, rightsEpoch, tokenHash, needsPassword, roles, permissions, scope }
  }
}

/** Client of a session, for the list of sessions. */
export interface Origin {
  ip: string
  userAgent: string | undefined
}

/** Origin of a sign-in request. */
export const originOfLogin = ({ ip, headers }: FastifyRequest): Origin => ({
  ip,
  userAgent: headers['user-agent'],
})

/** Opens a session and returns its token of 256 random bits. Only a hash of the token is stored. */
export async function openSession(
  tx: Tx,
  userId: string,
  now: Date,
  origin: Origin & { needsPassword: boolean; casTicket?: string | undefined },
): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx
    .insertInto('sys_session')
    .values({
      token_hash: hashOf(token),
      user_id: userId,
      create_time: now.toISOString(),
      seen_time: now.toISOString(),
      expire_time: new Date(now.getTime() + LIFETIME).toISOString(),
      ip: origin.ip,
      user_agent: origin.userAgent?.slice(0, 300) ?? null,
      needs_password: origin.needsPassword,
      cas_ticket_hash: origin.casTicket === undefined ? null : hashOf(origin.casTicket),
    })
    .execute()
  return token
}

/**
 * Ends the session of a token. Returns the user id of the session, or undefined if the token has no session.
 */
export async function endSession(tx: Tx, token: string): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom('sys_session')
    .where('token_hash', '=', hashOf(token))
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** Ends the session that a CAS ticket opened. Returns the user id, or undefined if there is no such session. */
export async function endSessionOfTicket(tx: Tx, ticket: string): Promise<string | undefined> {
  const ended = await tx
    .deleteFrom('sys_session')
    .where('cas_ticket_hash', '=', hashOf(ticket))
    .returning('user_id')
    .executeTakeFirst()
  return ended?.user_id
}

/** Ends all sessions of a user except the session with this token hash. */
export async function endOtherSessions(tx: Tx, userId: string, keep: Buffer): Promise<void> {
  await tx.deleteFrom('sys_session').where('user_id', '=', userId).where('token_hash', '<>', keep).execute()
}

/** Ends every session of a user. */
export async function endAllSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('sys_session').where('user_id', '=', userId).execute()
}
