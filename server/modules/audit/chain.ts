import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { AuditLogTable } from '../../db/tables/system-tables.ts'
import { canonicalJson } from '../../http/canonical-json.ts'

/** One row of the audit log without its hashes: what they cover. Its time is ISO, UTC, with milliseconds. */
export type AuditRow = Omit<Selectable<AuditLogTable>, 'prev_hash' | 'hash'>

/** The hash of a row: it covers all its columns and the hash of the row before it. */
export function chainHash(previous: Buffer, row: AuditRow): Buffer {
  return createHash('sha256').update(previous).update(canonicalJson(row)).digest()
}
