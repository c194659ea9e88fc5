import type { FastifyRequest } from 'fastify'
import type { Services } from '../../services.ts'
import { emptyScope } from '../http/data-scope.ts'
import type { SignedIn } from '../http/request.ts'

const HOUR = 3_600_000

/** User id at the end of a socket's path. Newer JeecgBoot clients append `_` and a hash of the token. */
export const userIdOf = ({ params }: FastifyRequest): string =>
  ((params as { userId?: string }).userId ?? '').split('_', 1)[0] ?? ''

/**
 * Identifies a client without a token by the user id in the path. The user must have a live session from the
 * same IP address. The client gets no permissions, since any client at this IP address could send the same
 * path.
 */
export const createLegacyLookUp =
  ({ database: { db }, clock, config }: Services) =>
  async (request: FastifyRequest): Promise<SignedIn | undefined> => {
    const now = clock()
    const idle = new Date(now.getTime() - config.sessionIdleHours * HOUR)
    const session = await db
      .selectFrom('sys_session')
      .innerJoin('sys_user', 'sys_user.id', 'sys_session.user_id')
      .select([
        'sys_user.id',
        'sys_user.username',
        'sys_user.realname',
        'sys_session.token_hash as tokenHash',
      ])
      .where('sys_user.id', '=', userIdOf(request))
      .where('sys_user.status', '=', 1)
      .where('sys_user.del_flag', '=', 0)
      .where('sys_session.ip', '=', request.ip)
      .where('sys_session.expire_time', '>', now.toISOString())
      .where('sys_session.seen_time', '>', idle.toISOString())
      .orderBy('sys_session.seen_time', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (session === undefined) return undefined
    const none = { roles: [], permissions: new Set<string>(), orgCode: null, scope: emptyScope }
    return { ...session, ...none, rightsEpoch: 0 }
  }
