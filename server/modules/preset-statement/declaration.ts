import type { RawBuilder } from 'kysely'
import type { StatementColumn, StatementParam } from '#schemas'
import type { Tx } from '../../db/index.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'
import type { ChangeContext, SignedIn } from '../../platform/http/request.ts'

/**
 * Validated parameter values of a run, by parameter name. A value is a string, an integer, or null if the
 * request contains none.
 */
export type StatementValues = Readonly<Record<string, string | number | null>>

/** Parameter of a statement. */
export interface DeclaredParam {
  title: LocalizedText
  type: StatementParam['type']
  required?: boolean
  /** Default value; null if there is none. */
  fallback?: string | number
  /** Name of another parameter with a day, before which the day of this parameter must not be. */
  notBefore?: string
  /** Minimum of a parameter of type integer. */
  minimum?: number
  maximum?: number
}

export interface DeclaredColumn {
  title: LocalizedText
  /** Type of the result column; text by default. */
  type?: StatementColumn['type']
}

interface Declared {
  code: string
  title: LocalizedText
  description: LocalizedText
  /** Permission that a user needs in addition to the permission to run statements. */
  access: string
  params: Readonly<Record<string, DeclaredParam>>
}

/** Preset statement that reads rows within the caller's scope, in a read-only transaction. */
export interface QueryStatement extends Declared {
  kind: 'QUERY'
  columns: Readonly<Record<string, DeclaredColumn>>
  /**
   * Builds a SELECT with ORDER BY and without LIMIT. Parameter values must be bound, never part of the SQL
   * text.
   */
  select: (given: StatementValues, user: SignedIn) => RawBuilder<unknown>
}

/** Context in which a statement changes data. */
export interface ExecContext extends ChangeContext {
  /**
   * Maximum number of records to change. A statement selects one record more than this limit, to find out
   * whether the limit is exceeded.
   */
  limit: number
}

/**
 * Preset statement that changes data within the caller's scope. `run` returns the number of changed records.
 * If this number is above the limit, the change is rolled back.
 */
export interface ExecStatement extends Declared {
  kind: 'EXEC'
  run: (tx: Tx, given: StatementValues, context: ExecContext) => Promise<number>
}

export type DeclaredStatement = QueryStatement | ExecStatement
