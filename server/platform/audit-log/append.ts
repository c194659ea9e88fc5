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

/**
 * Hashed text of a row around its sequence number, which the database inserts at the commit. The keys of the
 * text are sorted, so the keys after `seq` form its second part.
 */
function hashedAroundSeq(row: Omit<AuditRow, 'seq'>): { before: string; after: string } {
  const { subject_id, subject_kind, user_id, username, ...first } = row
  const last = canonicalJson({ subject_id, subject_kind, user_id, username })
  return { before: `${canonicalJson(first).slice(0, -1)},"seq":`, after: `,${last.slice(1)}` }
}

/** Adds rows with one statement. At the commit, the database appends them to the chain. */
async function appendRows(tx: Tx, rows: readonly Append[]): Promise<void> {
  const values = rows.map(({ entry, origin, id, at }) => {
    const row: Omit<AuditRow, 'seq'> = {
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
    const { before, after } = hashedAroundSeq(row)
    return sql`(${row.id}, ${row.create_time}, ${row.user_id}, ${row.username}, ${row.action},
      ${row.subject_kind}, ${row.subject_id}, ${row.page_id}, ${row.page_version}, ${row.action_id},
      ${row.request_id}, ${JSON.stringify(row.detail)}, ${before}, ${after})`
  })
  const changed = new Map(
    rows.map(({ entry, id }) => {
      const records = changedRecordsOf(entry)
      return [JSON.stringify([records.area, records.table]), insertChangedRecords(id, records)]
    }),
  )
  const news = [...changed.values()].map((insert, index) => sql`${sql.ref(`news${index}`)} as (${insert})`)
  await sql`with ${sql.join(news)}
    insert into audit_pending (id, create_time, user_id, username, action, subject_kind, subject_id,
      page_id, page_version, action_id, request_id, detail, hashed_before_seq, hashed_after_seq)
    values ${sql.join(values)}`.execute(tx)
}

/**
 * Appends an audit row to the hash chain, and announces the changed records through the push outbox. The
 * audit row and the push message are written in the transaction of the change. The row gets its place in the
 * chain at the commit, so an open transaction never delays the rows of others.
 */
export const appendAudit = (tx: Tx, row: Append): Promise<void> => appendRows(tx, [row])

/** Appends several audit rows in order; otherwise like `appendAudit`. */
export async function appendAudits(tx: Tx, { entries, origin, nextId, at }: AppendMany): Promise<void> {
  for (let start = 0; start < entries.length; start += ROWS_PER_STATEMENT) {
    const part = entries.slice(start, start + ROWS_PER_STATEMENT)
    await appendRows(
      tx,
      part.map((entry) => ({ entry, origin, id: nextId(), at })),
    )
  }
}
