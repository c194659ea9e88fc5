import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { grantsOf } from '../permissions/grants.ts'
import type { OpenSocket, OpenSockets } from './open-sockets.ts'

const readEpoch = async (db: Db): Promise<string> => {
  const { rows } = await sql<{ epoch: string }>`select epoch::text as epoch from rights_epoch`.execute(db)
  return rows[0]?.epoch ?? ''
}

/** Reads a hash of the menu of each user: of all menus and buttons, and of the user's grants. */
async function readMenuHashes(db: Db, userIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; hash: string }>`
    with menus as (select md5(string_agg(p::text, ',' order by p.id)) as hash from sys_permission p)
    select u.id, md5(concat(menus.hash, string_agg(distinct g.permission_id, ',' order by g.permission_id))) as hash
    from unnest(${[...userIds]}::text[]) u(id) cross join menus left join ${grantsOf(userIds)} g on g.holder = u.id
    group by u.id, menus.hash`.execute(db)
  return new Map(rows.map(({ id, hash }) => [id, hash]))
}

/**
 * Returns a function that tells sockets whose user got another menu or other permissions since its last call.
 * It compares them only after a change of the epoch, and for new sockets.
 */
export function createRightsAnnouncer(peers: OpenSockets, { database: { db } }: Pick<Services, 'database'>) {
  const known = new WeakMap<OpenSocket, string>()
  let comparedAt = ''

  return async (): Promise<void> => {
    const epoch = await readEpoch(db)
    const asked = [...peers.all].filter((peer) => epoch !== comparedAt || !known.has(peer))
    if (asked.length > 0) {
      const hashes = await readMenuHashes(db, [...new Set(asked.map(({ userId }) => userId))])
      const changed = new Set<OpenSocket>()
      for (const peer of asked) {
        const [before, after] = [known.get(peer), hashes.get(peer.userId) ?? '']
        if (before !== undefined && before !== after) changed.add(peer)
        known.set(peer, after)
      }
      peers.announceRights(changed)
    }
    comparedAt = epoch
  }
}
