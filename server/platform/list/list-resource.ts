import type { RawBuilder } from 'kysely'
import type { FieldMask, ListAbility, Model } from '#schemas'
import type { Scope } from '../http/data-scope.ts'
import type { Locale } from '../http/locale.ts'
import type { MaskRecord } from '../masks/mask-record.ts'
import type { ChildTable } from './child-tables.ts'
import type { ValueType } from './values.ts'

/** Field that lists can filter, sort or sum. */
export interface ListColumn {
  type: ValueType
  /** SQL of the value, in terms of the tables in `rows`. */
  sql: RawBuilder<unknown>
  /** SQL of the sort value, `sql` by default. It must never be null, or cursors would skip rows. */
  sortBy?: RawBuilder<unknown>
  /** SQL for search and sort in the reader's language, never null. Data rules compare `sql`. */
  localized?: (locale: Locale) => RawBuilder<unknown>
  /** Mask of the values; callers who see the mask can't sort by them or search their parts. */
  mask?: FieldMask
}

/** SQL of selected columns or of joins; a function if the SQL depends on the reader's scope or language. */
export type ScopedSql = RawBuilder<unknown> | ((scope: Scope) => RawBuilder<unknown>)

/** Settings for listing, counting and looking up the records of one kind. */
export interface ListResource<Row> {
  /** Model with the list's filters and sort columns. */
  model: Model
  ability: ListAbility<string>
  /** Main table; undefined if the rows are a query. */
  table?: string
  /** The FROM clause that is filtered, sorted and counted; its main table is `t`, with a unique `t.id`. */
  rows: RawBuilder<unknown>
  /** Org code column for row scope, or `none`. */
  scopeColumn: RawBuilder<unknown> | 'none'
  columns: Readonly<Record<string, ListColumn>>
  /** Columns of `rows` that only data rules compare, such as the creator of a record. */
  ruleColumns?: Readonly<Record<string, ListColumn>>
  /** Resource with the same records and the same main table `t`. Its data rules apply to this list too. */
  rulesFrom?: ScopedResource
  /** SELECT list over `t` and `joins`; result columns have the model's field names. */
  select: ScopedSql
  joins: ScopedSql
  /** Fields with a text per language. */
  localized: readonly string[]
  /** Tables of child rows, by field. */
  children: Readonly<Record<string, ChildTable | undefined>>
  /** Converts a row before it leaves the server. */
  present?: (row: Row) => Row
  /** Masks a row as its model declares it, after `present`. */
  mask: MaskRecord
}

/** Properties of a resource that determine which of its rows a scope includes. */
export type ScopedResource = Pick<
  ListResource<never>,
  'model' | 'rows' | 'scopeColumn' | 'columns' | 'ability' | 'ruleColumns' | 'rulesFrom'
>

/** Properties of a resource that list queries are validated against. */
export type QueryableResource = Pick<ListResource<unknown>, 'ability' | 'columns'>
