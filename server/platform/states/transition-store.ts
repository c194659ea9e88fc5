import { type Selectable, sql } from 'kysely'
import type { DictionaryCode } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { ChangeContext, Scope } from '../http/request.ts'
import { isVisible } from '../list/row-scope.ts'
import type { States, StateTable } from './define-states.ts'

/** Fields of a record that transitions need. */
export interface RecordState {
  id: string
  status: string
  version: number
}

/**
 * Locks records until the transaction ends. Locks records in the order of their ids, which prevents
 * deadlocks. Leaves out records that are unknown or outside the scope.
 */
export async function lockRecords<Table extends StateTable>(
  tx: Tx,
  { subject, records }: Pick<States<Table, DictionaryCode, never>, 'subject' | 'records'>,
  { ids, scope }: { ids: readonly string[]; scope: Scope | undefined },
): Promise<Selectable<Database[Table]>[]> {
  const visible = scope ? isVisible(records, scope) : sql`true`
  const { rows } = await sql<Selectable<Database[Table]>>`select t.* from ${sql.table(subject)} t
    where t.id = any(${ids}) and ${visible} order by t.id for update of t`.execute(tx)
  return rows
}

/** A transition that several records make. */
interface NewTransitions extends Pick<ChangeContext, 'at' | 'nextId'> {
  subject: StateTable
  transition: string
  /** Records after the transition. `from` is the status before the transition. */
  records: readonly (RecordState & { from: string | null })[]
  reason?: string | null
  by: string
}

const insertStatement = ({
  subject,
  transition,
  records,
  reason = null,
  by,
  at,
  nextId,
}: NewTransitions) => sql`insert into state_transition (id, subject_kind, subject_id, transition, from_status,
    to_status, version, reason, create_by, create_time)
  values ${sql.join(
    records.map(
      ({ id, from, status, version }) =>
        sql`(${nextId()}, ${subject}, ${id}, ${transition}, ${from}, ${status}, ${version}, ${reason}, ${by},
          ${at.toISOString()})`,
    ),
  )}`

/** Adds transitions to the timelines of their records. */
export async function insertTransitions(tx: Tx, transitions: NewTransitions): Promise<void> {
  await insertStatement(transitions).execute(tx)
}

/**
 * Writes columns of records, increments their versions, and adds the transitions to their timelines, all in
 * one statement.
 */
export async function saveTransitions(
  tx: Tx,
  columns: Record<string, unknown>,
  transitions: NewTransitions,
): Promise<void> {
  const assignments = Object.entries(columns).map(([column, value]) => sql`${sql.ref(column)} = ${value}`)
  const ids = transitions.records.map(({ id }) => id)
  await sql`with saved as (
      update ${sql.table(transitions.subject)} set ${sql.join(assignments)}, version = version + 1
      where id = any(${ids})
    ) ${insertStatement(transitions)}`.execute(tx)
}
