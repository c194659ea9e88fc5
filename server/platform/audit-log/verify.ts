import { type Selectable, sql } from 'kysely'
import type { Db, Tx } from '../../db/index.ts'
import type { AuditLog } from '../../db/tables.gen.ts'
import { chainHash } from './append.ts'

/** Number of checked rows. `bad` is the first row that breaks the chain; undefined if the chain is valid. */
export type ChainReport = { rows: number; bad?: undefined } | { rows: number; bad: InvalidRow }

interface InvalidRow {
  seq: number
  /** Id of the bad row; undefined if the row was deleted. */
  id?: string
  reason: string
}

type StoredRow = Selectable<AuditLog>

const START = Buffer.alloc(32)
const BATCH = 1_000

const rowsAfter = async (tx: Tx, seq: number): Promise<StoredRow[]> => {
  const { rows } = await sql<StoredRow>`select seq, id,
      to_char(create_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as create_time,
      user_id, username, action, subject_kind, subject_id, page_id, page_version, action_id, request_id,
      detail, prev_hash, hash
    from audit_log where seq > ${seq} order by seq limit ${BATCH}`.execute(tx)
  return rows
}

function check(
  { prev_hash, hash, ...row }: StoredRow,
  last: { seq: number; hash: Buffer },
): InvalidRow | undefined {
  if (row.seq !== last.seq + 1) return { seq: last.seq + 1, reason: 'the row is gone' }
  const at = { seq: row.seq, id: row.id }
  if (!prev_hash.equals(last.hash)) return { ...at, reason: 'it does not follow the row before it' }
  if (!chainHash(last.hash, row).equals(hash)) return { ...at, reason: 'its content is not what was written' }
  return undefined
}

/**
 * Verifies the audit log from the first row to the head. Reads one snapshot, so other transactions may append
 * rows meanwhile.
 */
export function verifyAuditChain(db: Db, signal?: AbortSignal): Promise<ChainReport> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute((tx) => verifyAuditChainIn(tx, signal))
}

/**
 * Verifies the audit log like `verifyAuditChain`, but in a transaction of the caller. The transaction must
 * read one snapshot.
 */
export async function verifyAuditChainIn(tx: Tx, signal?: AbortSignal): Promise<ChainReport> {
  const head = await tx.selectFrom('audit_head').select(['seq', 'hash']).executeTakeFirst()
  let last: { seq: number; hash: Buffer } = { seq: 0, hash: START }
  for (let rows = await rowsAfter(tx, 0); rows.length > 0; rows = await rowsAfter(tx, last.seq)) {
    signal?.throwIfAborted()
    for (const row of rows) {
      const bad = check(row, last)
      if (bad) return { rows: last.seq, bad }
      last = { seq: row.seq, hash: row.hash }
    }
  }
  if (!head) return { rows: last.seq, bad: { seq: last.seq, reason: 'the head of the chain is gone' } }
  if (head.seq > last.seq) return { rows: last.seq, bad: { seq: last.seq + 1, reason: 'the row is gone' } }
  if (head.seq < last.seq || !head.hash.equals(last.hash)) {
    return { rows: last.seq, bad: { seq: last.seq, reason: 'the head of the chain is another' } }
  }
  return { rows: last.seq }
}
