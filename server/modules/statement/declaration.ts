import type { RawBuilder } from 'kysely'
import type { StatementColumn, StatementParam } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { Words } from '../../platform/http/locale.ts'
import type { SignedIn } from '../../platform/http/request.ts'

/** Values of a run, checked: text, a whole number, or null where none was given. */
export type Given = Readonly<Record<string, string | number | null>>

/** A value that a statement takes. */
export interface DeclaredParam {
  title: Words
  type: StatementParam['type']
  required?: boolean
  /** Default value; null, unless named. */
  fallback?: string | number
  /** The day that this one must not be before, by its name. */
  notBefore?: string
  /** Of an integer. */
  minimum?: number
  maximum?: number
}

export interface DeclaredColumn {
  title: Words
  /** Text, unless named. */
  type?: StatementColumn['type']
}

interface Declared {
  code: string
  title: Words
  description: Words
  /** Permission to run it, in addition to that of running statements at all. */
  access: string
  params: Readonly<Record<string, DeclaredParam>>
}

/** Reads rows, within the caller's scope; it is run in a transaction that cannot write. */
export interface QueryStatement extends Declared {
  kind: 'QUERY'
  columns: Readonly<Record<string, DeclaredColumn>>
  /** A SELECT with its order and without a limit. Values are bound. */
  select: (given: Given, user: SignedIn) => RawBuilder<unknown>
}

/** Context of a changing statement. */
export interface ExecContext {
  user: SignedIn
  at: Date
  nextId: () => string
  /** It changes so many records at the most, and looks for one more to tell that there are more. */
  limit: number
}

/** Changes records, within the caller's scope; gives how many, which is more than the limit where there are more. */
export interface ExecStatement extends Declared {
  kind: 'EXEC'
  run: (tx: Tx, given: Given, context: ExecContext) => Promise<number>
}

export type DeclaredStatement = QueryStatement | ExecStatement
