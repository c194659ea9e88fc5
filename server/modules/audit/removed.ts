import type { AuditEntry } from './append.ts'

/** What the log says of a record that is removed: its last version, which became nothing. */
export const removedEntry = <Record extends { id: string }>(
  action: string,
  { kind, record }: { kind: string; record: Record },
): AuditEntry => ({ action, subject: { kind, id: record.id }, detail: { from: record, to: {} } })
