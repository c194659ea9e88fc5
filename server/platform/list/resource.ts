import type { RawBuilder } from 'kysely'
import type { ListAbility, Model, Operator } from '#schemas'
import type { Scope } from '../http/data-scope.ts'
import type { Locale } from '../http/locale.ts'
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
}

/** SQL of selected columns or of joins; a function if the SQL depends on the reader's scope or language. */
export type ScopedSql = RawBuilder<unknown> | ((scope: Scope) => RawBuilder<unknown>)

interface ResourceDeclaration<Row> {
  /** Model with the list's filters and sort columns. */
  model: Model
  /** The FROM clause that is filtered, sorted and counted; its main table is `t`, with a unique `t.id`. */
  rows: RawBuilder<unknown>
  /**
   * Org code column for row scope. `none` for records without a department: only data rules can hide them.
   */
  scopeColumn: RawBuilder<unknown> | 'none'
  columns: Record<string, ListColumn>
  /** Columns of `rows` that only data rules compare, such as the creator of a record. */
  ruleColumns?: Readonly<Record<string, ListColumn>>
  /** Another resource with the same records and main table `t`. Its data rules apply to this one too. */
  rulesFrom?: ScopedResource
  /** SELECT list over `t` and `joins`; result columns have the model's field names. */
  select: ScopedSql
  /**
   * Joins that add columns, such as names of related records. They are applied only to the rows of a page.
   */
  joins: ScopedSql
  /** Converts a row before it leaves the server, for example by masking. */
  present?: (row: Row) => Row
}

/** Resource of the platform's lists: how records of one kind are listed, counted and looked up. */
export interface ListResource<Row> extends ResourceDeclaration<Row> {
  ability: ListAbility<string>
}

/** Properties of a resource that determine which of its rows a scope includes. */
export type ScopedResource = Pick<
  ListResource<never>,
  'model' | 'rows' | 'scopeColumn' | 'columns' | 'ability' | 'ruleColumns' | 'rulesFrom'
>

/** Operators that a model may declare for texts only. */
const OF_TEXT = new Set<Operator>(['like', 'starts', 'within', 'me', 'myDept'])

function missingColumns(ability: ListAbility<string>, columns: Record<string, ListColumn>): string[] {
  const { sortable, filters, totals = [], defaultSort } = ability
  const used = [...sortable, ...Object.keys(filters), ...totals, defaultSort.field]
  return used.filter((field) => !Object.hasOwn(columns, field))
}

function textFiltersOfOtherTypes(
  ability: ListAbility<string>,
  columns: Record<string, ListColumn>,
): string[] {
  return Object.entries(ability.filters).flatMap(([field, operators = []]) =>
    operators
      .filter((operator) => OF_TEXT.has(operator) && columns[field]?.type !== 'text')
      .map((operator) => `${field} ${operator}`),
  )
}

/** Properties of a resource that list queries are validated against. */
export type QueryableResource = Pick<ListResource<unknown>, 'ability' | 'columns'>

/** Declares how records of a model are listed; throws if a column of the model is missing. */
export function defineListResource<Row>(declaration: ResourceDeclaration<Row>): ListResource<Row> {
  const { model, columns } = declaration
  if (!model.list) throw new Error(`model ${model.name} does not say how it is listed`)
  const lacking = missingColumns(model.list, columns)
  if (lacking.length > 0)
    throw new Error(`model ${model.name} lists by ${lacking.join(', ')}: no such column`)
  const unknown = textFiltersOfOtherTypes(model.list, columns)
  if (unknown.length > 0)
    throw new Error(`model ${model.name} filters by ${unknown.join(', ')}: that is for text`)
  const nonInteger = (model.list.totals ?? []).filter((field) => columns[field]?.type !== 'integer')
  if (nonInteger.length > 0)
    throw new Error(`model ${model.name} adds up ${nonInteger.join(', ')}: no integer`)
  return { ...declaration, ability: model.list }
}
