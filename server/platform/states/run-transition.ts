import { type Selectable, sql } from 'kysely'
import type { DictionaryCode, DictionaryValue } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import type { ChangeContext, Scope } from '../http/request.ts'
import { isVisible } from '../list/row-scope.ts'
import type {
  CreationName,
  States,
  StateTable,
  SystemTransitionName,
  TransitionContext,
  TransitionOf,
  UserTransitionName,
} from './define-states.ts'

/** User name of transitions that the server makes. */
const SYSTEM = 'system'

/** A record after a transition, with the audit entry of the transition. */
export interface TransitionResult<Table extends StateTable, Status> {
  /** The record before the transition. */
  before: Selectable<Database[Table]>
  status: Status
  version: number
  audit: AuditEntry
}

interface RecordState {
  id: string
  status: string
  version: number
}

interface Request<Name> {
  transition: Name
  id: string
  reason?: string
  /** Fields of the audit entry in addition to those of each transition. */
  detail?: Record<string, unknown>
}

type Rows<Table extends StateTable> = Selectable<Database[Table]>
type TransitionsOf<Table extends StateTable, Code extends DictionaryCode> = Record<
  string,
  TransitionOf<Table, Code>
>

/**
 * Makes a transition of a record as a user, within the user's scope. Checks the status first, because its
 * message is most helpful, then the version, then the guard.
 */
export function runTransition<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    version,
    ...request
  }: Request<UserTransitionName<Transitions>> & {
    states: States<Table, Code, Transitions>
    version: number
  },
  { user, at, nextId }: ChangeContext,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  return run(tx, states, { ...request, version, scope: user.scope, by: user.username, at, nextId })
}

/** Makes a transition of a record as the server: in every scope, and on the version that it finds. */
export function runSystemTransition<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    ...request
  }: Request<SystemTransitionName<Transitions>> & { states: States<Table, Code, Transitions> },
  { at, nextId }: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  return run(tx, states, { ...request, by: SYSTEM, at, nextId })
}

interface Run extends Request<string>, Pick<ChangeContext, 'at' | 'nextId'> {
  by: string
  /** Version that the user read; undefined if the server makes the transition. */
  version?: number
  scope?: Scope
}

async function run<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  states: States<Table, Code, Transitions>,
  { transition: name, id, version, scope, by, at, nextId, reason: typed, detail }: Run,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  const transition = states.transitions[name] as TransitionOf<Table, Code>
  if (transition.from === null) throw new Error(`${name} creates a record`)
  const record = await lockRecord(tx, states, { id, scope })
  if (!record) throw states.errors.notFound()
  const before = record as unknown as RecordState
  if (!transition.from.some((status) => status === before.status)) throw transition.otherwise(record)
  if (version !== undefined && version !== before.version) throw states.errors.changed(record)

  const reason = typed?.trim() || null
  const context: TransitionContext = { tx, by, at, reason }
  await transition.guard?.(record, context)
  const next = before.version + 1
  await saveStatus(tx, states.subject, {
    id,
    columns: {
      ...transition.set?.(context),
      status: transition.to,
      version: next,
      update_time: at.toISOString(),
      ...('update_by' in record && { update_by: by }),
    },
  })
  await insertTransition(tx, {
    subject: states.subject,
    record: { id, status: transition.to, version: next },
    transition: name,
    from: before.status,
    reason,
    by,
    at,
    nextId,
  })
  return {
    before: record,
    status: transition.to,
    version: next,
    audit: {
      action: 'operation' in transition ? transition.operation : transition.action,
      subject: { kind: states.subject, id },
      detail: {
        ...states.describe(record),
        from: before.status,
        to: transition.to,
        version: next,
        ...(reason !== null && { reason }),
        ...detail,
      },
    },
  }
}

/** Locks a record until the transaction ends; undefined if unknown or outside the scope. */
async function lockRecord<Table extends StateTable>(
  tx: Tx,
  { subject, records }: Pick<States<Table, DictionaryCode, never>, 'subject' | 'records'>,
  { id, scope }: { id: string; scope: Scope | undefined },
): Promise<Rows<Table> | undefined> {
  const visible = scope ? isVisible(records, scope) : sql`true`
  const { rows } = await sql<Rows<Table>>`select t.* from ${sql.table(subject)} t
    where t.id = ${id} and ${visible} for update of t`.execute(tx)
  return rows[0]
}

async function saveStatus(
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

async function insertTransition(
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

/** Records the transition that created a record, in the transaction that inserts the record. */
export function recordCreation<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    transition,
    id,
  }: { states: States<Table, Code, Transitions>; transition: CreationName<Transitions>; id: string },
  { by, at, nextId }: { by: string } & Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<void> {
  const { to: status } = states.transitions[transition] as TransitionOf<Table, Code>
  const { subject } = states
  return insertTransition(tx, {
    subject,
    record: { id, status, version: 0 },
    transition,
    from: null,
    by,
    at,
    nextId,
  })
}
