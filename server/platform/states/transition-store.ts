import { type Selectable, sql } from 'kysely'
import type { DictionaryCode } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { ChangeContext, Scope } from '../http/request.ts'
import { isVisible } from '../list/row-scope.ts'
import type { States, StateTable } from './define-states.ts'

/** Record as its transitions see it. */
export interface RecordState {
  id: string
  status: string
  version: number
}

/** Locks a record until the transaction ends; undefined if unknown or outside the scope. */
export async function lockRecord<Table extends StateTable>(
  tx: Tx,
  { subject, records }: Pick<States<Table, DictionaryCode, never>, 'subject' | 'records'>,
  { id, scope }: { id: string; scope: Scope | undefined },
): Promise<Selectable<Database[Table]> | undefined> {
  const visible = scope ? isVisible(records, scope) : sql`true`
  const { rows } = await sql<Selectable<Database[Table]>>`select t.* from ${sql.table(subject)} t
    where t.id = ${id} and ${visible} for update of t`.execute(tx)
  return rows[0]
}

/** Writes the columns of a transition. */
export async function saveStatus(
  tx: Tx,
  table: StateTable,
  { id, columns }: { id: string; columns: Record<string, unknown> },
): Promise<void> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`update ${sql.table(table)} set ${sql.join(assignments)} where id = ${id}`.execute(tx)
}

interface NewTransition extends Pick<ChangeContext, 'at' | 'nextId'> {
  subject: StateTable
  record: RecordState
  transition: string
  from: string | null
  reason?: string | null
  by: string
}

/** Adds a transition to the timeline of its record. */
export async function insertTransition(
  tx: Tx,
  { subject, record, transition, from, reason = null, by, at, nextId }: NewTransition,
): Promise<void> {
  await tx
    .insertInto('state_transition')
    .values({
      id: nextId(),
      subject_kind: subject,
      subject_id: record.id,
      transition,
      from_status: from,
      to_status: record.status,
      version: record.version,
      reason,
      create_by: by,
      create_time: at.toISOString(),
    })
    .execute()
}
