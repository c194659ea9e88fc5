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
  /** SQL of the value, which can use the tables in `rows`. */
  sql: RawBuilder<unknown>
  /**
   * SQL of the value by which rows are sorted; `sql` by default. The value must never be null, since cursors
   * would skip such rows.
   */
  sortBy?: RawBuilder<unknown>
  /**
   * SQL of the text in the user's language, for search and sort. The text is never null. Data rules don't use
   * this text, but compare `sql`.
   */
  localized?: (locale: Locale) => RawBuilder<unknown>
  /**
   * SQL of the value that the user may see, for search and sort, if it depends on the user's scope. Data rules
   * don't use this value, but compare `sql`.
   */
  scoped?: (scope: Scope) => RawBuilder<unknown>
  /** Mask of the values. Users who see only masked values can't sort by them or search for parts of them. */
  mask?: FieldMask
}

/** SQL of selected columns or of joins, or a function if the SQL depends on the user's scope or language. */
export type ScopedSql = RawBuilder<unknown> | ((scope: Scope) => RawBuilder<unknown>)

/** SQL and settings that list, count and look up the records of one type. */
export interface ListResource<Row> {
  /** Model with the list's filters and sort columns. */
  model: Model
  ability: ListAbility<string>
  /** Name of the main table; undefined for the rows of a query. */
  table?: string
  /**
   * FROM clause whose rows are filtered, sorted and counted. The alias of its main table is `t`, and `t.id`
   * is unique.
   */
  rows: RawBuilder<unknown>
  /** SQL of the org code of a row, which must be in the user's scope; `none` if rows have no org code. */
  scopeColumn: RawBuilder<unknown> | 'none'
  columns: Readonly<Record<string, ListColumn>>
  /** Columns of `rows` that only data rules compare, such as the creator of a record. */
  ruleColumns?: Readonly<Record<string, ListColumn>>
  /**
   * Resource with the same records and the same main table `t`. The data rules of this resource also apply to
   * the list.
   */
  rulesFrom?: ScopedResource
  /** SELECT list, which can use `t` and `joins`. The names of its columns are the fields of the model. */
  select: ScopedSql
  joins: ScopedSql
  /** Fields that have a text for each language. */
  localized: readonly string[]
  /** Tables of child rows, by field. */
  children: Readonly<Record<string, ChildTable | undefined>>
  /** Converts a row before it leaves the server. */
  present?: (row: Row) => Row
  /** Masks the fields that the row's model marks as masked. The row is the result of `present`. */
  mask: MaskRecord
}

/** Properties of a resource that are needed to find out which of its rows are in a scope. */
export type ScopedResource = Pick<
  ListResource<never>,
  'model' | 'rows' | 'scopeColumn' | 'columns' | 'ability' | 'ruleColumns' | 'rulesFrom'
>

/** Properties of a resource that are needed to validate list queries. */
export type QueryableResource = Pick<ListResource<unknown>, 'model' | 'ability' | 'columns'>
