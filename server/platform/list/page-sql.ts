import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Scope } from '../http/request.ts'
import { localeOfScope } from '../localized-text/localized-text.ts'
import { bind, conditionSql } from './condition-sql.ts'
import { type ListQuery, MAX_ROW } from './query.ts'
import type { ListColumn, ListResource, QueryableResource, ScopedSql } from './resource.ts'
import { inScope } from './row-scope.ts'
import type { ListCondition } from './values.ts'

/** Name of the result column that contains the sort value of a row. Cursors are made from this value. */
export const SORT_KEY = '$key'

const DIRECTIONS = { asc: sql`asc`, desc: sql`desc` }
const REVERSED = { asc: 'desc', desc: 'asc' } as const

export function columnOf({ columns }: QueryableResource, field: string, scope: Scope): ListColumn {
  const column = Object.hasOwn(columns, field) ? columns[field] : undefined
  if (!column) throw new Error(`no column for ${field}`)
  const { type, localized, scoped } = column
  if (scoped) return { type, sql: scoped(scope) }
  return localized ? { type, sql: localized(localeOfScope(scope)) } : column
}

/** Builds an SQL fragment of a resource for this scope. */
export const sqlForScope = (what: ScopedSql, scope: Scope): RawBuilder<unknown> =>
  typeof what === 'function' ? what(scope) : what

/** Matches rows that pass the filters of a query and are within the caller's scope. */
export function filterCondition<Row>(
  resource: ListResource<Row>,
  { conditions, alternatives = [] }: Pick<ListQuery, 'conditions' | 'alternatives'>,
  scope: Scope,
): RawBuilder<SqlBool> {
  const said = (condition: ListCondition) =>
    conditionSql(columnOf(resource, condition.field, scope), condition)
  const oneOf = (several: readonly ListCondition[]) => sql`(${sql.join(several.map(said), sql` or `)})`
  const asked = [...conditions.map(said), ...alternatives.map(oneOf)]
  return sql.join([inScope(resource, scope), ...asked], sql` and `)
}

function past(query: ListQuery, column: ListColumn, direction: 'asc' | 'desc'): RawBuilder<unknown> {
  if (!query.cursor) return sql``
  const { key, id } = query.cursor
  const sign = direction === 'asc' ? sql`>` : sql`<`
  return sql` and (${column.sortBy ?? column.sql}, t.id) ${sign} (${bind(column.type, key)}, ${id})`
}

interface PageOptions {
  scope: Scope
  /**
   * True if few rows match. If few rows match, the query finds the matching rows and sorts them. If many rows
   * match, the query scans the sort index.
   */
  isSmall: boolean
}

/**
 * Query of a page in the order of the list. The query reads one row more than a page has, to find out whether
 * another page follows.
 */
export function pageSql<Row>(
  resource: ListResource<Row>,
  query: ListQuery,
  { scope, isSmall }: PageOptions,
): RawBuilder<Row> {
  const column = columnOf(resource, query.sort, scope)
  const key = column.sortBy ?? column.sql
  const direction = query.cursor?.direction === 'prev' ? REVERSED[query.order] : query.order
  const offset = query.cursor ? 0 : (query.pageNo - 1) * query.pageSize
  const matching = sql`select t.*, ${key} as sort_value from ${resource.rows}
    where ${filterCondition(resource, query, scope)}${past(query, column, direction)}`
  // OFFSET 0 prevents the planner from scanning the sort index.
  const found = isSmall
    ? sql`select t.* from (${matching} offset 0) t order by t.sort_value ${DIRECTIONS[direction]}, `
    : sql`${matching} order by ${key} ${DIRECTIONS[direction]}, `
  return sql`select ${sqlForScope(resource.select, scope)}, t.sort_value::text as ${sql.id(SORT_KEY)} from (
    ${found}t.id ${DIRECTIONS[direction]}
    limit ${sql.lit(query.pageSize + 1)}${offset > 0 ? sql` offset ${sql.lit(offset)}` : sql``}
  ) t ${sqlForScope(resource.joins, scope)}
  order by t.sort_value ${DIRECTIONS[query.order]}, t.id ${DIRECTIONS[query.order]}`
}

interface CountOptions {
  scope: Scope
  /** Number of rows up to which the count is exact. Counting stops at `cap` + 1. */
  cap?: number
}

/** Query of the number of rows. The result is at most `cap` + 1. */
export function countSql<Row>(
  resource: ListResource<Row>,
  query: ListQuery,
  { scope, cap = MAX_ROW }: CountOptions,
) {
  return sql<{ count: number }>`select count(*)::int as count from (
    select 1 from ${resource.rows} where ${filterCondition(resource, query, scope)} limit ${sql.lit(cap + 1)}
  ) counted`
}

/** Query that finds a record by its id, if the caller may see the record. */
export function recordSql<Row>(resource: ListResource<Row>, id: string, scope: Scope): RawBuilder<Row> {
  return sql`select ${sqlForScope(resource.select, scope)} from (
    select t.* from ${resource.rows} where t.id = ${id} and ${inScope(resource, scope)}
  ) t ${sqlForScope(resource.joins, scope)}`
}
