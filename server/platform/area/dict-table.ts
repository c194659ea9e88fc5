import type { RawBuilder, SqlBool } from 'kysely'
import type { Scope } from '../http/request.ts'
import { inScope, type Scoped } from '../list/row-scope.ts'

/** Table that clients can use as a dictionary. */
export interface DictTable {
  /** FROM clause of the query, in which the table has the alias `t`. */
  rows: RawBuilder<unknown>
  /** SQL condition for the rows that the caller may see. */
  within: (scope: Scope) => RawBuilder<SqlBool>
  /**
   * Columns that a request can show, compare and sort by, with their types. Every signed-in user can read
   * them, so columns with private data must not be listed.
   */
  columns: Readonly<Record<string, 'text' | 'integer'>>
  /** Columns that have a text for each language. */
  localized?: readonly string[]
  /** Column with the id of the parent, for tables that are trees. */
  parent?: string
  /** ORDER BY if the request contains no order. */
  order: RawBuilder<unknown>
}

/** Rows of a list for a table dictionary: those in the caller's scope. */
export const rowsInScope = (resource: Scoped): Pick<DictTable, 'rows' | 'within'> => ({
  rows: resource.rows,
  within: (scope) => inScope(resource, scope),
})
