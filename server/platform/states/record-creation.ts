import type { DictionaryCode } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { AuditEntry } from '../audit-log/append.ts'
import type { ChangeContext } from '../http/request.ts'
import type { CreationName, States, StateTable, TransitionOf } from './define-states.ts'
import { actionOf, type TransitionsOf } from './make-transitions.ts'
import { insertTransitions } from './transition-store.ts'

/**
 * Adds the transition that creates a record to the timeline of each new record. Call this function in the
 * database transaction that inserts the records. Returns the audit entries of the records. `detail` describes
 * a record for its audit entry.
 */
export async function recordCreations<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    transition: name,
    records,
  }: {
    states: States<Table, Code, Transitions>
    transition: CreationName<Transitions>
    records: readonly { id: string; detail: Record<string, unknown> }[]
  },
  { by, at, nextId }: { by: string } & Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry[]> {
  if (records.length === 0) return []
  const transition = states.transitions[name] as TransitionOf<Table, Code>
  const { to: status } = transition
  const { subject } = states
  await insertTransitions(tx, {
    subject,
    transition: name,
    records: records.map(({ id }) => ({ id, from: null, status, version: 0 })),
    by,
    at,
    nextId,
  })
  return records.map(({ id, detail }) => ({
    action: actionOf(transition),
    subject: { kind: subject, id },
    detail: { ...detail, to: status },
  }))
}

/** Like `recordCreations`, for one record. */
export async function recordCreation<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    transition,
    ...record
  }: {
    states: States<Table, Code, Transitions>
    transition: CreationName<Transitions>
    id: string
    detail: Record<string, unknown>
  },
  context: { by: string } & Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<AuditEntry> {
  const [entry] = await recordCreations(tx, { states, transition, records: [record] }, context)
  return entry as AuditEntry
}
