import type { DictionaryCode, DictionaryValue } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { SYSTEM_USER } from '../audit-log/audit-entry.ts'
import type { ChangeContext } from '../http/request.ts'
import type { States, StateTable, SystemTransitionName, UserTransitionName } from './define-states.ts'
import {
  makeTransitions,
  type Prepare,
  type TransitionOutcome,
  type TransitionResult,
  type TransitionsOf,
  type Work,
} from './make-transitions.ts'

export type { TransitionOutcome, TransitionResult } from './make-transitions.ts'

/** Returns the result of a single transition, or throws its error. */
async function single<Table extends StateTable, Status>(
  outcomes: Promise<TransitionOutcome<Table, Status>[]>,
): Promise<TransitionResult<Table, Status>> {
  const [outcome] = await outcomes
  if (outcome === undefined || 'error' in outcome) throw outcome?.error
  return outcome
}

interface SingleTransition<Status>
  extends Pick<TransitionResult<StateTable, Status>, 'version' | 'status' | 'audit'> {
  before: { id: string }
}

/** Converts a transition to a change whose result has only the new status and version of the record. */
export const statusChange = <Status>({ before, status, version, audit }: SingleTransition<Status>) => ({
  result: { id: before.id, status, version },
  audit,
})

/** Lets a record make a transition on behalf of a user, within the user's scope. */
export function runTransition<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    id,
    version,
    ...work
  }: Work<Table, UserTransitionName<Transitions>> & {
    states: States<Table, Code, Transitions>
    id: string
    version: number
  },
  context: ChangeContext,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  return single(runTransitions(tx, { ...work, states, refs: [{ id, version }] }, context))
}

/**
 * Lets several records make the same transition on behalf of a user, within the user's scope. If one record
 * can't make the transition, the other records still do. `prepare` is called with the records that can make
 * the transition. The outcomes are in the order of the records.
 */
export function runTransitions<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    ...work
  }: Work<Table, UserTransitionName<Transitions>> & {
    states: States<Table, Code, Transitions>
    refs: readonly { id: string; version: number }[]
    prepare?: Prepare<Table>
  },
  { user, at, nextId }: ChangeContext,
): Promise<TransitionOutcome<Table, DictionaryValue<Code>>[]> {
  return makeTransitions(tx, states, { ...work, scope: user.scope, by: user.username, at, nextId })
}

/** Lets a record make a transition on behalf of the server, without a check of the scope and the version. */
export function runSystemTransition<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends TransitionsOf<Table, Code>,
>(
  tx: Tx,
  {
    states,
    id,
    ...work
  }: Work<Table, SystemTransitionName<Transitions>> & {
    states: States<Table, Code, Transitions>
    id: string
  },
  { at, nextId }: Pick<ChangeContext, 'at' | 'nextId'>,
): Promise<TransitionResult<Table, DictionaryValue<Code>>> {
  return single(
    makeTransitions(tx, states, { ...work, refs: [{ id }], by: SYSTEM_USER.username, at, nextId }),
  )
}
