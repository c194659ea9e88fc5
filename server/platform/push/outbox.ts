import { type RawBuilder, sql } from 'kysely'
import type { Pool } from 'pg'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'

/** Channel of NOTIFY by which a node tells the other nodes to read the outbox. */
export const WAKE_CHANNEL = 'gaiwan_push'

/** Push message to all users or to some of them. */
export interface Push {
  to: 'all' | readonly string[]
  msgId: string
  /** Title, at most 100 characters. */
  msgTxt: string
  /** Topic; `notice` by default. */
  topic?: PushTopic
}

/**
 * Topic of a push: announcements and messages (`notice`), changed dictionaries (`dict`), released pages
 * (`page`), registered tables (`contracts`), or changed records (`records`).
 */
export type PushTopic = 'notice' | 'dict' | 'page' | 'contracts' | 'records'

/** Maximum number of user ids in a row, so that rows are smaller than 8 kB. */
const USERS_A_ROW = 200

function* portionsOf(to: Push['to']): Generator<string[] | null> {
  if (to === 'all') return yield null
  for (let at = 0; at < to.length; at += USERS_A_ROW) yield to.slice(at, at + USERS_A_ROW)
}

/**
 * Returns a function that writes a push in the caller's transaction. The push is sent only if the transaction
 * commits.
 */
export function createPublisher({ ids, config }: Pick<Services, 'ids' | 'config'>) {
  return async function publish(tx: Tx, { to, msgId, msgTxt, topic = 'notice' }: Push): Promise<void> {
    const rows = [...portionsOf(to)].map((user_ids) => ({
      id: ids.nextId(),
      user_ids,
      msg_id: msgId,
      msg_txt: msgTxt.slice(0, 100),
      topic,
    }))
    if (rows.length === 0) return
    await tx.insertInto('push_outbox').values(rows).execute()
    if (config.pushNotify) await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(tx)
  }
}

/**
 * Records that a transaction changed, described by the area of the operation, such as `bill`, and by the
 * table.
 */
export interface ChangedRecords {
  area: string
  table: string
}

/** Maximum length of an area in the outbox, in characters. */
const MAX_AREA = 32
/** Maximum length of a table in the outbox, in characters. */
const MAX_TABLE = 100

/** Area of an operation, cut to the maximum length in the outbox. */
export const areaOf = (operation: string): string => (operation.split('.', 1)[0] ?? '').slice(0, MAX_AREA)

/**
 * SQL that inserts an entry about changed records, at most one per transaction, area and table. The SQL sends
 * no `NOTIFY`, since nodes read the outbox once per second anyway.
 */
export function insertChangedRecords(id: string, { area, table }: ChangedRecords): RawBuilder<unknown> {
  const name = table.slice(0, MAX_TABLE)
  return sql`insert into push_outbox (id, msg_id, msg_txt, topic)
    select ${id}, ${area}, ${name}, 'records' where not exists (
      select from push_outbox where written_by = pg_current_xact_id()
        and topic = 'records' and msg_id = ${area} and msg_txt = ${name})`
}

/** Entry of the outbox. If `userIds` is null, the entry is for all users. */
export interface OutboxEntry {
  userIds: string[] | null
  msgId: string
  msgTxt: string
  topic: PushTopic
}

/** Snapshot of PostgreSQL. A snapshot identifies the transactions that were committed at one moment. */
export type Snapshot = string

/** Timeout of a query in milliseconds. The timeout lets the feed continue if the database doesn't answer. */
const QUERY_TIMEOUT_MS = 1_900

const SNAPSHOT_QUERY = {
  name: 'push-snapshot',
  query_timeout: QUERY_TIMEOUT_MS,
  text: 'select pg_current_snapshot()::text as snapshot',
}

/**
 * Maximum number of entries that are sent one by one. For more entries, browsers only get a request to load
 * everything again.
 */
const MAX_ENTRIES = 1_000
const RELOAD_ENTRIES: OutboxEntry[] = (['notice', 'dict', 'page', 'contracts', 'records'] as const).map(
  (topic) => ({
    userIds: null,
    msgId: '',
    msgTxt: '',
    topic,
  }),
)

/**
 * Reads the entries that were committed after a snapshot. Each entry is read exactly once, even if its
 * transaction began before other transactions and committed after them. Open transactions don't delay the
 * entries of other transactions. Equal entries about dictionaries or changed records are read only once,
 * since an import can write many of them.
 */
const READ = {
  name: 'push-outbox',
  query_timeout: QUERY_TIMEOUT_MS,
  text: `select pg_current_snapshot()::text as snapshot, coalesce((
    select jsonb_agg(jsonb_build_object('userIds', user_ids, 'msgId', msg_id, 'msgTxt', msg_txt,
      'topic', topic)
      order by written_by, id)
    from (
      select distinct on (topic, msg_id, msg_txt, case when topic in ('dict', 'records') then '' else id end) *
      from push_outbox
      where written_by >= pg_snapshot_xmin($1::pg_snapshot)
        and written_by < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(written_by, $1::pg_snapshot)
      limit ${MAX_ENTRIES + 1}
    ) news), '[]') as entries`,
}

/** Returns the current snapshot, after which `readOutbox` starts. */
export async function currentSnapshot(pool: Pool): Promise<Snapshot> {
  const { rows } = await pool.query<{ snapshot: Snapshot }>(SNAPSHOT_QUERY)
  return rows[0]?.snapshot ?? ''
}

/**
 * Reads the entries that were committed after `since`. Also returns the snapshot from which the next read
 * continues.
 */
export async function readOutbox(
  pool: Pool,
  since: Snapshot,
): Promise<{ snapshot: Snapshot; entries: OutboxEntry[] }> {
  const { rows } = await pool.query<{ snapshot: Snapshot; entries: OutboxEntry[] }>({
    ...READ,
    values: [since],
  })
  const { snapshot, entries } = rows[0] ?? { snapshot: since, entries: [] }
  return { snapshot, entries: entries.length > MAX_ENTRIES ? RELOAD_ENTRIES : entries }
}
