import { sql } from 'kysely'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createChannelOperations } from './operations.ts'

/** Number of operations that one transaction sends. */
const BATCH = 500
/**
 * Minimum age in milliseconds of an operation's last change. Newer operations aren't checked for lost
 * messages.
 */
const MIN_AGE_MS = 60_000

/** An operation that waits for its message. */
interface Waiting {
  id: string
  channel_code: string
  message_id: string
}

/** Creates the periodic task that continues operations that have no queue message. */
export function createUpkeep(services: Services) {
  const { database, clock, queues } = services
  const { db } = database
  const operations = createChannelOperations(services)

  /**
   * Queues a query of the result for operations that are due and have no message. Returns the number of these
   * operations.
   */
  async function queueQueries(tx: Tx): Promise<number> {
    const { rows } = await sql<Omit<Waiting, 'message_id'>>`select id, channel_code from channel_operation
      where status in ('SUBMITTED', 'PROCESSING', 'FAILED') and message_id is null
        and next_time <= ${clock().toISOString()}
      order by next_time limit ${BATCH} for update skip locked`.execute(tx)
    for (const row of rows) await operations.schedule(tx, row)
    return rows.length
  }

  /** Returns the operations whose message will never be delivered. */
  async function withoutMessage(on: Tx | typeof db, rows: readonly Waiting[]): Promise<Waiting[]> {
    const lost: Waiting[] = []
    for (const [code, ofChannel] of Object.entries(groupByChannel(rows))) {
      const ids = ofChannel.map(({ message_id }) => message_id)
      const live = await queues.findLive(on, operations.queueOf(code), ids)
      lost.push(...ofChannel.filter(({ message_id }) => !live.has(message_id)))
    }
    return lost
  }

  /** Sends the message of an operation again, unless another node did so meanwhile. */
  const sendAgain = (lost: Waiting): Promise<void> =>
    withTransaction(db, async (tx) => {
      const { rows } = await sql<Waiting>`select id, channel_code, message_id from channel_operation
        where id = ${lost.id} and message_id = ${lost.message_id} for update`.execute(tx)
      for (const row of await withoutMessage(tx, rows)) await operations.schedule(tx, row)
    })

  /** Queues operations again if their message was lost because nodes died while they processed it. */
  async function sendLost(): Promise<void> {
    const before = new Date(clock().getTime() - MIN_AGE_MS).toISOString()
    for (let after = '', isFull = true; isFull; ) {
      const { rows } = await sql<Waiting>`select id, channel_code, message_id from channel_operation
        where message_id is not null and id > ${after} and coalesce(update_time, create_time) < ${before}
        order by id limit ${BATCH}`.execute(db)
      for (const lost of await withoutMessage(db, rows)) await sendAgain(lost)
      after = rows.at(-1)?.id ?? after
      isFull = rows.length === BATCH
    }
  }

  return async (): Promise<void> => {
    while ((await withTransaction(db, queueQueries)) === BATCH);
    await sendLost()
  }
}

function groupByChannel(rows: readonly Waiting[]): Record<string, Waiting[]> {
  const groups: Record<string, Waiting[]> = Object.create(null)
  for (const row of rows) {
    const group = groups[row.channel_code] ?? []
    group.push(row)
    groups[row.channel_code] = group
  }
  return groups
}
