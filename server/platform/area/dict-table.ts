import type { RawBuilder, SqlBool } from 'kysely'
import type { TSchema } from 'typebox'
import { maskOf, valueTypeOf } from '#schemas'
import type { Scope } from '../http/request.ts'
import { columnName } from '../list/column-name.ts'
import type { ListResource } from '../list/resource.ts'
import { inScope } from '../list/row-scope.ts'

/** Table that clients can use as a dictionary. */
export interface DictTable {
  /** FROM clause of the query. The alias of the table must be `t`. */
  rows: RawBuilder<unknown>
  /** SQL condition for the rows that the caller may see. */
  within: (scope: Scope) => RawBuilder<SqlBool>
  /**
   * Columns that requests can read, filter by and sort by, with their types. Every signed-in user can read
   * these columns, so don't list columns with private data.
   */
  columns: Readonly<Record<string, 'text' | 'integer'>>
  /** Columns that contain a text for each language. */
  localized?: readonly string[]
  /** Column that contains the id of the parent, if the rows are a tree. */
  parent?: string
  /** ORDER BY if the request contains no order. */
  order: RawBuilder<unknown>
}

/** Fields of a list that clients can read as a table dictionary, and the order of its rows. */
export interface DictFields {
  fields: readonly string[]
  /** ORDER BY if the request contains no order. */
  order: RawBuilder<unknown>
  /** Column that contains the id of the parent, if the rows are a tree. */
  parent?: string
}

const typeOf = (shape: TSchema | undefined) =>
  shape && valueTypeOf(shape) === 'integer' ? ('integer' as const) : ('text' as const)

/**
 * Derives a table dictionary from a list. The dictionary contains the rows in the caller's scope. Throws if a
 * field is masked, since every signed-in user could read its values.
 */
export function dictTableOf<Row>(list: ListResource<Row>, { fields, ...others }: DictFields): DictTable {
  const { name, shape } = list.model
  const { properties } = shape
  const masked = fields.filter((field) => properties[field] && maskOf(properties[field]))
  if (masked.length > 0) throw new Error(`the dictionary of model ${name} has ${masked.join(', ')}: masked`)
  return {
    rows: list.rows,
    within: (scope) => inScope(list, scope),
    columns: Object.fromEntries(fields.map((field) => [columnName(field), typeOf(properties[field])])),
    localized: fields.filter((field) => list.localized.includes(field)).map(columnName),
    ...others,
  }
}
