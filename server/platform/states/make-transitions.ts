import type { Selectable } from 'kysely'
import type { DictionaryCode, DictionaryValue } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import { HttpError } from '../http/errors.ts'
import type { ChangeContext, Scope } from '../http/request.ts'
import type {
  States,
  StateTable,
  TransitionColumns,
  TransitionContext,
  TransitionOf,
} from './define-states.ts'
import { lockRecords, type RecordState, saveTransitions } from './transition-store.ts'

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

/** Result of a transition, or the error that prevents it. */
export type TransitionOutcome<Table extends StateTable, Status> =
  | TransitionResult<Table, Status>
  | { error: Error }

/** A transition to make, with the values that it writes. */
export interface Work<Table extends StateTable, Name> {
  transition: Name
  reason?: string
  /** Columns that this transition writes in addition to the columns in its declaration. */
  columns?: TransitionColumns<Table>
  /** Fields of the audit entry, in addition to the fields of every transition. */
  detail?: Record<string, unknown>
}

/**
 * Prepares the records for a transition, before they make it. Returns the errors of records that couldn't be
 * prepared, by record id. These records don't make the transition.
 */
export type Prepare<Table extends StateTable> = (
  records: readonly Selectable<Database[Table]>[],
) => Promise<ReadonlyMap<string, Error>>

interface RecordRef {
  id: string
  /** Version that the user has seen; undefined if the server makes the transition. */
  version?: number
}

interface Run<Table extends StateTable> extends Work<Table, string>, Pick<ChangeContext, 'at' | 'nextId'> {
  refs: readonly RecordRef[]
  by: string
  scope?: Scope
  prepare?: Prepare<Table>
}

export type TransitionsOf<Table extends StateTable, Code extends DictionaryCode> = Record<
  string,
  TransitionOf<Table, Code>
>

/** Action of a transition in the audit log. */
export const actionOf = <Table extends StateTable, Code extends DictionaryCode>(
  transition: TransitionOf<Table, Code>,
): string => ('operation' in transition ? transition.operation : transition.action)

/** Returns a row as its id, status and version. The cast is needed since the row can be of any table. */
const stateOf = (record: unknown) => record as RecordState

/**
 * Returns the HttpError that a guard throws. Throws other errors again, such as errors of the database, to
 * end the transaction.
 */
async function guardError(guarded: () => void | Promise<void>): Promise<HttpError | undefined> {
  try {
    await guarded()
    return undefined
  } catch (error) {
    if (error instanceof HttpError) return error
    throw error
  }
}

/**
 * Lets records make a transition, with a constant number of statements. Returns the outcomes in the order of
 * the records. If one record can't make the transition, the other records still do. Checks the status before
 * the version and the guard, because the message about the status helps most.
 */
export async function makeTransitions<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  states: States<Table, Code, Transitions>,
  { transition: name, refs, scope, by, at, nextId, reason: typed, columns, detail, prepare }: Run<Table>,
): Promise<TransitionOutcome<Table, DictionaryValue<Code>>[]> {
  type Row = Selectable<Database[Table]>
  const transition = states.transitions[name] as TransitionOf<Table, Code>
  if (transition.from === null) throw new Error(`${name} creates a record`)
  const { from, to } = transition
  const { subject, errors } = states
  const reason = typed?.trim().slice(0, MAX_REASON) || null
  const context: TransitionContext = { tx, by, at, reason }

  const locked = await lockRecords(tx, states, { ids: refs.map(({ id }) => id), scope })
  const known = new Map(locked.map((record) => [stateOf(record).id, record]))
  const ready = new Map<string, Row>()
  const check = async ({ id, version }: RecordRef): Promise<Error | Row> => {
    const record = known.get(id)
    if (!record) return errors.notFound()
    // If the same record occurs twice, only the first occurrence makes the transition.
    if (ready.has(id)) return errors.changed(record)
    const before = stateOf(record)
    if (!from.some((status) => status === before.status)) return transition.otherwise(record)
    if (version !== undefined && version !== before.version) return errors.changed(record)
    return (await guardError(() => transition.guard?.(record, context))) ?? record
  }
  const checked: (Error | Row)[] = []
  for (const ref of refs) {
    const result = await check(ref)
    if (!(result instanceof Error)) ready.set(ref.id, result)
    checked.push(result)
  }
  const prepared = ready.size > 0 ? await prepare?.([...ready.values()]) : undefined
  const made = [...ready.values()].filter((record) => !prepared?.has(stateOf(record).id))

  const [first] = made
  if (first !== undefined) {
    const saved = {
      ...transition.set?.(context),
      ...columns,
      status: to,
      update_time: at.toISOString(),
      ...('update_by' in first && { update_by: by }),
    }
    const records = made.map(stateOf).map(({ id, status, version }) => ({
      id,
      from: status,
      status: to,
      version: version + 1,
    }))
    await saveTransitions(tx, saved, { subject, transition: name, records, reason, by, at, nextId })
  }

  return checked.map((record) => {
    if (record instanceof Error) return { error: record }
    const { id, status, version: before } = stateOf(record)
    const error = prepared?.get(id)
    if (error) return { error }
    const version = before + 1
    const fields = { ...states.describe(record), from: status, to, version }
    const audit = {
      action: actionOf(transition),
      subject: { kind: subject, id },
      detail: { ...fields, ...(reason !== null && { reason }), ...detail },
    }
    return { before: record, status: to, version, audit }
  })
}
