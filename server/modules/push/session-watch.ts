import type { Services } from '../../services.ts'
import { CLOSED, type Peers } from './peers.ts'

const HOUR = 3_600_000

const ALIVE = {
  name: 'push-sessions',
  query_timeout: 1_900,
  text: `select s.token_hash as hash from sys_session s join sys_user u on u.id = s.user_id
    where s.token_hash = any($1::bytea[]) and s.expire_time > $2 and s.seen_time > $3
      and u.status = 1 and u.del_flag = 0`,
}

/**
 * Closes the sockets whose session is over, whichever node ended it: signed out, removed, expired, or its user
 * frozen or gone. A heartbeat is no request, so an idle session ends beneath its socket.
 */
export async function closeEndedSessions(
  peers: Peers,
  { database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>,
): Promise<void> {
  const asked = [...peers.all]
  if (asked.length === 0) return
  const now = clock()
  const idle = new Date(now.getTime() - config.sessionIdleHours * HOUR)
  const hashes = asked.map(({ tokenHash }) => tokenHash)
  const { rows } = await database.pool.query<{ hash: Buffer }>({ ...ALIVE, values: [hashes, now, idle] })
  const alive = new Set(rows.map(({ hash }) => hash.toString('base64')))
  for (const { socket, tokenHash } of asked) {
    if (!alive.has(tokenHash.toString('base64'))) socket.close(CLOSED.refused)
  }
}
