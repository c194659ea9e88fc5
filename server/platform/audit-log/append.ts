import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { AuditLog } from '../../db/tables.gen.ts'
import { canonicalJson } from '../http/canonical-json.ts'
import { areaOf, type ChangedRecords, insertChangedRecords } from '../push/outbox.ts'
import type { AuditEntry } from './audit-entry.ts'

export type { AuditEntry } from './audit-entry.ts'

/** Creates the audit entry of a deletion: `from` is the deleted record, `to` is empty. */
export const deletionEntry = <Record extends { id: string }>(
  action: string,
  { kind, record }: { kind: string; record: Record },
): AuditEntry => ({ action, subject: { kind, id: record.id }, detail: { from: record, to: {} } })

/**
 * Audit row without its two hashes: the columns that are hashed. The time is an ISO text in UTC with
 * milliseconds.
 */
export type AuditRow = Omit<Selectable<AuditLog>, 'prev_hash' | 'hash'>

/** Hash of a row. The hash covers all columns of the row and the hash of the previous row. */
export function chainHash(previous: Buffer, row: AuditRow): Buffer {
  return createHash('sha256').update(previous).update(canonicalJson(row)).digest()
}

/** User who made a change. If the change came from a page, also the page and the action. */
export interface AuditOrigin {
  user: { id: string; username: string }
  pageId?: string | null
  pageVersion?: string | null
  actionId?: string | null
  requestId: string
}

interface Append {
  entry: AuditEntry
  origin: AuditOrigin
  id: string
  at: Date
}

interface AppendMany extends Pick<Append, 'origin' | 'at'> {
  entries: readonly AuditEntry[]
  nextId: () => string
}

/** Number of rows that one statement inserts. */
const ROWS_PER_STATEMENT = 500

/** Returns the area and the table of the records that changed. */
export const changedRecordsOf = ({ action, subject, changes }: AuditEntry): ChangedRecords => ({
  area: areaOf(action),
  table: subject.kind,
  ...changes,
})

/** Appends rows to the end of the chain with one statement. */
async function appendRows(tx: Tx, rows: readonly Append[]): Promise<void> {
  const head = await tx
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('id', '=', 1)
    .forUpdate()
    .executeTakeFirstOrThrow()
  let { seq, hash } = head
  const values = rows.map(({ entry, origin, id, at }) => {
    seq += 1
    const row: AuditRow = {
      seq,
      id,
      create_time: at.toISOString(),
      user_id: origin.user.id,
      username: origin.user.username,
      action: entry.action,
      subject_kind: entry.subject.kind,
      subject_id: entry.subject.id,
      page_id: origin.pageId ?? null,
      page_version: origin.pageVersion ?? null,
      action_id: origin.actionId ?? null,
      request_id: origin.requestId,
      detail: entry.detail,
    }
    const previous = hash
    hash = chainHash(previous, row)
    return sql`(${row.seq}, ${row.id}, ${row.create_time}, ${row.user_id}, ${row.username}, ${row.action},
      ${row.subject_kind}, ${row.subject_id}, ${row.page_id}, ${row.page_version}, ${row.action_id},
      ${row.request_id}, ${JSON.stringify(row.detail)}, ${previous}, ${hash})`
  })
  const changed = new Map(
    rows.map(({ entry, id }) => {
      const records = changedRecordsOf(entry)
      return [JSON.stringify([records.area, records.table]), insertChangedRecords(id, records)]
    }),
  )
  const news = [...changed.values()].map((insert, index) => sql`${sql.ref(`news${index}`)} as (${insert})`)
  await sql`with head as (
      update audit_head set seq = ${seq}, hash = ${hash} where id = 1
    ), ${sql.join(news)}
    insert into audit_log (seq, id, create_time, user_id, username, action, subject_kind, subject_id,
      page_id, page_version, action_id, request_id, detail, prev_hash, hash)
    values ${sql.join(values)}`.execute(tx)
}

/**
 * Appends an audit row to the hash chain, and announces the changed records through the push outbox. The
 * audit row and the push message are written in the transaction of the change. Call this function last, since
 * it locks the head of the chain until the commit.
 */
export const appendAudit = (tx: Tx, row: Append): Promise<void> => appendRows(tx, [row])

/**
 * Appends several audit rows in order; otherwise like `appendAudit`. A transaction appends all its rows
 * together, since only one transaction at a time can append to the chain.
 */
export async function appendAudits(tx: Tx, { entries, origin, nextId, at }: AppendMany): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT) {
    const part = entries.slice(start, start + ROWS_PER_STATEMENT)
    await appendRows(
      tx,
      part.map((entry) => ({ entry, origin, id: nextId(), at })),
    )
  }
}
