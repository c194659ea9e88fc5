import type { RawBuilder } from 'kysely'
import type { StatementColumn, StatementParam } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'

/** Validated values of a run: text, integer, or null if not given. */
export type StatementValues = Readonly<Record<string, string | number | null>>

/** Parameter of a statement. */
export interface DeclaredParam {
  title: LocalizedText
  type: StatementParam['type']
  required?: boolean
  /** Default value, null by default. */
  fallback?: string | number
  /** Name of another day parameter; this day must not be before it. */
  notBefore?: string
  /** Minimum of an integer. */
  minimum?: number
  maximum?: number
}

export interface DeclaredColumn {
  title: LocalizedText
  /** Type, text by default. */
  type?: StatementColumn['type']
}

interface Declared {
  code: string
  title: LocalizedText
  description: LocalizedText
  /** Additional permission to run this statement. */
  access: string
  params: Readonly<Record<string, DeclaredParam>>
}

/** Query within the caller's scope, run in a read-only transaction. */
export interface QueryStatement extends Declared {
  kind: 'QUERY'
  columns: Readonly<Record<string, DeclaredColumn>>
  /** SELECT with an order and without a limit; values are bound. */
  select: (given: StatementValues, user: SignedIn) => RawBuilder<unknown>
}

/** Context of a changing statement. */
export interface ExecContext extends ChangeContext {
  /** Maximum number of changed records. A statement selects one more, which shows that there are too many. */
  limit: number
}

/**
 * Changing statement, within the caller's scope. `run` returns the number of records; a number above the
 * limit rolls the change back.
 */
export interface ExecStatement extends Declared {
  kind: 'EXEC'
  run: (tx: Tx, given: StatementValues, context: ExecContext) => Promise<number>
}

export type DeclaredStatement = QueryStatement | ExecStatement
