import type { RawBuilder } from 'kysely'
import type { DictionaryValue } from '#schemas'
import type { Tx } from '../../db/index.ts'

/** Maximum number of violations that a check returns. */
export const MAX_VIOLATIONS = 100

/** Name of an invariant. The dictionary `invariant` contains its title. */
export type InvariantName = DictionaryValue<'invariant'>

/** Violation of an invariant: the record, and the values that contradict each other. */
export type Violation = Record<string, unknown>

/** Finds violations in a transaction that reads one snapshot. */
export type Check = (tx: Tx, signal?: AbortSignal) => Promise<readonly Violation[]>

/** Creates a check from a statement that selects the rows with violations. */
export const bySql =
  (violations: RawBuilder<Violation>): Check =>
  async (tx) =>
    (await violations.execute(tx)).rows
