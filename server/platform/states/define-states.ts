import type { Selectable, Updateable } from 'kysely'
import type { DictionaryCode, DictionaryValue, OperationName } from '#schemas'
import type { Database, Tx } from '../../db/index.ts'
import type { ScopedResource } from '../list/resource.ts'

interface StateColumns {
  id: unknown
  status: unknown
  version: unknown
  update_time: unknown
}

/** Tables whose rows have a status and a version. */
export type StateTable = {
  [Table in keyof Database]: Database[Table] extends StateColumns ? Table : never
}[keyof Database]

/** User, time and reason of a transition. Guards can read other records in the database transaction `tx`. */
export interface TransitionContext {
  tx: Tx
  by: string
  at: Date
  reason: string | null
}

/** A transition that changes the status of a record. */
interface StatusChange<Row, Status, Columns> {
  /** Statuses in which the record can make the transition. */
  from: readonly Status[]
  to: Status
  /** Creates the error for a record whose status isn't in `from`. */
  otherwise: (record: Row) => Error
  /** Throws if a rule forbids the transition. The guard is called after the checks of status and version. */
  guard?: (record: Row, context: TransitionContext) => void | Promise<void>
  /** Returns values of columns that the transition writes in addition to the status. */
  set?: (context: TransitionContext) => Columns
}

/** A transition that creates a record. The code that inserts the record calls `recordCreation`. */
interface Creation<Status> {
  from: null
  to: Status
}

/** Transition that users make with an operation. The permission of the operation is in the contract. */
interface ByUser {
  operation: OperationName
}

/** Transition that only the server makes, for example after the answer of a payment channel. */
interface BySystem {
  system: true
  /** Action in the audit log. */
  action: `${string}.${string}`
}

export type Transition<Row, Status, Columns> = (StatusChange<Row, Status, Columns> | Creation<Status>) &
  (ByUser | BySystem)

/** Columns that a transition can write in addition to the status. */
export type TransitionColumns<Table extends StateTable> = Omit<
  Updateable<Database[Table]>,
  'id' | 'status' | 'version'
>

/** Transition of the rows of a table. The statuses are the values of a dictionary. */
export type TransitionOf<Table extends StateTable, Code extends DictionaryCode> = Transition<
  Selectable<Database[Table]>,
  DictionaryValue<Code>,
  TransitionColumns<Table>
>

/** Statuses that records of a table can have, and the transitions between these statuses. */
export interface States<
  Table extends StateTable,
  Code extends DictionaryCode,
  Transitions extends Record<string, TransitionOf<Table, Code>>,
> {
  /** Table of the records. The name of the table is also the kind of the subject in the audit log. */
  subject: Table
  /** Dictionary of the statuses. */
  dictionary: Code
  /** Records that a user may see. */
  records: ScopedResource
  transitions: Transitions
  /** Fields that identify the record in the audit log. */
  describe: (record: Selectable<Database[Table]>) => Record<string, unknown>
  /**
   * Errors for a record that doesn't exist (`notFound`), and for a record that was changed after the user
   * read it (`changed`).
   */
  errors: { notFound: () => Error; changed: (record: Selectable<Database[Table]>) => Error }
}

/** Declares the statuses of one type of record. Statuses that aren't in the dictionary don't compile. */
export const defineStates = <
  Table extends StateTable,
  Code extends DictionaryCode,
  const Transitions extends Record<string, TransitionOf<Table, Code>>,
>(
  states: States<Table, Code, Transitions>,
): States<Table, Code, Transitions> => states

type Names<Transitions, Kind> = {
  [Name in keyof Transitions]: Transitions[Name] extends Kind & { from: readonly unknown[] } ? Name : never
}[keyof Transitions] &
  string

/** Names of the transitions that users make with existing records. */
export type UserTransitionName<Transitions> = Names<Transitions, ByUser>

/** Names of the transitions that only the server makes. */
export type SystemTransitionName<Transitions> = Names<Transitions, BySystem>

/** Names of the transitions that create a record. */
export type CreationName<Transitions> = {
  [Name in keyof Transitions]: Transitions[Name] extends { from: null } ? Name : never
}[keyof Transitions] &
  string
