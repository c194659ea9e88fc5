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

interface NewTransition extends Pick<ChangeContext, 'at' | 'nextId'> {
  subject: StateTable
  record: RecordState
  transition: string
  from: string | null
  reason?: string | null
  by: string
}

const insertStatement = ({
  subject,
  record,
  transition,
  from,
  reason = null,
  by,
  at,
  nextId,
}: NewTransition) => sql`insert into state_transition (id, subject_kind, subject_id, transition, from_status,
    to_status, version, reason, create_by, create_time)
  values (${nextId()}, ${subject}, ${record.id}, ${transition}, ${from}, ${record.status}, ${record.version},
    ${reason}, ${by}, ${at.toISOString()})`

/** Adds a transition to the timeline of its record. */
export async function insertTransition(tx: Tx, transition: NewTransition): Promise<void> {
  await insertStatement(transition).execute(tx)
}

/** Writes the columns of a record, and adds the transition to its timeline, in one statement. */
export async function saveTransition(
  tx: Tx,
  columns: Record<string, unknown>,
  transition: NewTransition,
): Promise<void> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  await sql`with saved as (
      update ${sql.table(transition.subject)} set ${sql.join(assignments)} where id = ${transition.record.id}
    ) ${insertStatement(transition)}`.execute(tx)
}
