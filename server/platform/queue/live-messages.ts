import { sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Finds messages that wait for a node or that a node is processing. A message is lost if a node died during
 * each of its deliveries. The queue then ends the message, and the handler is not notified.
 */
export async function findLiveMessages(
  on: Db | Tx,
  queue: string,
  ids: readonly string[],
): Promise<Set<string>> {
  const known = ids.filter((id) => UUID.test(id))
  if (known.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select id from pgboss.job
    where name = ${queue} and id = any(${known}::uuid[]) and state in ('created', 'retry', 'active')`.execute(
    on,
  )
  return new Set(rows.map(({ id }) => id))
}
