import { createHash } from 'node:crypto'
import { canonicalJson } from '../../http/canonical-json.ts'

/** One row of the audit log without its hashes: what they cover. */
export interface AuditRow {
  seq: number
  id: string
  /** ISO, UTC, milliseconds. */
  create_time: string
  user_id: string
  username: string
  action: string
  subject_kind: string
  subject_id: string
  page_id: string | null
  page_version: string | null
  action_id: string | null
  request_id: string | null
  detail: unknown
}

/** The hash of a row: it covers all its columns and the hash of the row before it. */
export function chainHash(previous: Buffer, row: AuditRow): Buffer {
  return createHash('sha256').update(previous).update(canonicalJson(row)).digest()
}
