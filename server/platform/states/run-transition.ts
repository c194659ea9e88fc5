import type { Selectable } from 'kysely'
import type { DictionaryCode, DictionaryValue } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import type { ChangeContext, Scope } from '../http/request.ts'
import type {
  CreationName,
  States,
  StateTable,
  SystemTransitionName,
  TransitionColumns,
  TransitionContext,
  TransitionOf,
  UserTransitionName,
} from './define-states.ts'
import { insertTransition, lockRecord, type RecordState, saveTransition } from './transition-store.ts'

/** Maximum length of a reason. Texts of payment channels can be longer. */
const MAX_REASON = 500

/** A record after a transition, with the audit entry of the transition. */
export interface TransitionResult<Table extends StateTable, Status> {
  /** The record before the transition. */
  before: Selectable<Database[Table]>
  status: Status
  version: number
  audit: AuditEntry
}

interface Request<Table extends StateTable, Name> {
  transition: Name
  id: string
  reason?: string
  /** Columns that this transition writes in addition to those of each one. */
  columns?: TransitionColumns<Table>
  /** Fields of the audit entry in addition to those of each transition. */
  detail?: Record<string, unknown>
}

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
  }: Request<Table, UserTransitionName<Transitions>> & {
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
  }: Request<Table, SystemTransitionName<Transitions>> & { states: States<Table, Code, Transitions> },
  { at, nextId }: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  return run(tx, states, { ...request, by: SYSTEM_USER.username, at, nextId })
}

/** Action of a transition in the audit log. */
const actionOf = <Table extends StateTable, Code extends DictionaryCode>(
  transition: TransitionOf<Table, Code>,
): string => ('operation' in transition ? transition.operation : transition.action)

interface Run<Table extends StateTable> extends Request<Table, string>, Pick<ChangeContext, 'at' | 'nextId'> {
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
  { transition: name, id, version, scope, by, at, nextId, reason: typed, columns, detail }: Run<Table>,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  const transition = states.transitions[name] as TransitionOf<Table, Code>
  if (transition.from === null) throw new Error(`${name} creates a record`)
  const record = await lockRecord(tx, states, { id, scope })
  if (!record) throw states.errors.notFound()
  const before = record as unknown as RecordState
  if (!transition.from.some((status) => status === before.status)) throw transition.otherwise(record)
  if (version !== undefined && version !== before.version) throw states.errors.changed(record)

  const reason = typed?.trim().slice(0, MAX_REASON) || null
  const context: TransitionContext = { tx, by, at, reason }
  await transition.guard?.(record, context)
  const next = before.version + 1
  const saved = {
    ...transition.set?.(context),
    ...columns,
    status: transition.to,
    version: next,
    update_time: at.toISOString(),
    ...('update_by' in record && { update_by: by }),
  }
  await saveTransition(tx, saved, {
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
      action: actionOf(transition),
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

/**
 * Records the transition that created a record, in the transaction that inserts the record. Returns its audit
 * entry. `detail` describes the new record.
 */
export async function recordCreation<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    transition: name,
    id,
    detail,
  }: {
    states: States<Table, Code, Transitions>
    transition: CreationName<Transitions>
    id: string
    detail: Record<string, unknown>
  },
  { by, at, nextId }: { by: string } & Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry> {
  const transition = states.transitions[name] as TransitionOf<Table, Code>
  const { to: status } = transition
  const { subject } = states
  await insertTransition(tx, {
    subject,
    record: { id, status, version: 0 },
    transition: name,
    from: null,
    by,
    at,
    nextId,
  })
  return { action: actionOf(transition), subject: { kind: subject, id }, detail: { ...detail, to: status } }
}
