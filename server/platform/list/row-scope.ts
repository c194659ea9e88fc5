import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DepartScope, RowRule, Scope } from '../http/request.ts'
import { ruleSql } from './condition-sql.ts'
import type { ScopedResource } from './resource.ts'

export type { ScopedResource as Scoped } from './resource.ts'

/**
 * Upper bound of org codes with a prefix: `code + LAST` sorts after the codes of a department and its
 * descendants.
 */
const LAST = '\u{10FFFF}'

/** True if an org code belongs to one of the departments or to their descendants. */
export const isWithin = (orgCode: string, departs: DepartScope): boolean =>
  departs === 'all' || departs.orgCodes.some((code) => code !== '' && orgCode.startsWith(code))

/**
 * Matches org codes of these departments and their descendants. Use this condition only for related records.
 * For the rows of a resource use `inScope` or `isVisible`, which also apply data rules.
 */
export function inDeparts(orgCode: RawBuilder<unknown>, departs: DepartScope): RawBuilder<SqlBool> {
  if (departs === 'all') return sql`true`
  const within = departs.orgCodes
    .filter((code) => code !== '')
    .map((code) => sql`(${orgCode} >= ${code} and ${orgCode} < ${code + LAST})`)
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`
}

/** Returns the column that data rules compare for a field, or undefined if data rules can't use the field. */
export function ruleColumnOf({ ability, columns, ruleColumns }: ScopedResource, field: string) {
  if (ruleColumns && Object.hasOwn(ruleColumns, field)) return ruleColumns[field]
  return Object.hasOwn(ability.filters, field) && Object.hasOwn(columns, field) ? columns[field] : undefined
}

/** Compiles a data rule to SQL. A condition on an unknown field doesn't match any row. */
export function matchesRule(resource: ScopedResource, { any }: RowRule): RawBuilder<SqlBool> {
  const parts = any.map((condition) => {
    const column = ruleColumnOf(resource, condition.field)
    return column ? ruleSql(column, condition) : sql<SqlBool>`false`
  })
  return parts.length === 0 ? sql`false` : sql`(${sql.join(parts, sql` or `)})`
}

const rulesOf = ({ model }: ScopedResource, { rules }: Scope): readonly RowRule[] =>
  Object.hasOwn(rules, model.name) ? (rules[model.name] ?? []) : []

const ofDepart = ({ scopeColumn }: ScopedResource, { departs }: Scope) =>
  scopeColumn === 'none' ? sql<SqlBool>`true` : inDeparts(scopeColumn, departs)

const conditionsOf = (resource: ScopedResource, scope: Scope): RawBuilder<SqlBool>[] => {
  const own = rulesOf(resource, scope).map((rule) => matchesRule(resource, rule))
  return resource.rulesFrom && hasRules(resource.rulesFrom, scope)
    ? [...own, matchesRules(resource.rulesFrom, scope, sql`t.id`)]
    : own
}

/** True if data rules restrict a resource for this caller. */
export const hasRules = (resource: ScopedResource, scope: Scope): boolean =>
  rulesOf(resource, scope).length > 0 ||
  (resource.rulesFrom !== undefined && hasRules(resource.rulesFrom, scope))

/** True if a caller sees every row of a resource. */
export const isUnlimited = (resource: ScopedResource, scope: Scope): boolean =>
  (scope.departs === 'all' || resource.scopeColumn === 'none') && !hasRules(resource, scope)

/**
 * SQL condition for the rows that a caller may see, in a query of the resource's `rows`. Such rows belong to
 * the caller's departments or their descendants, and match all data rules of the caller. Every list, count,
 * sum and look-up uses `inScope` or `isVisible`, so that other records don't exist for the caller.
 */
export function inScope(resource: ScopedResource, scope: Scope): RawBuilder<SqlBool> {
  return sql`(${sql.join([ofDepart(resource, scope), ...conditionsOf(resource, scope)], sql` and `)})`
}

/**
 * Like `inScope`, but for any query in which `t` is the main table of the resource. Data rules can compare
 * columns of tables that only `rows` joins, so they run in a subquery that selects from `rows`.
 */
export function isVisible(resource: ScopedResource, scope: Scope): RawBuilder<SqlBool> {
  const conditions = conditionsOf(resource, scope)
  if (conditions.length === 0) return ofDepart(resource, scope)
  return sql`(${ofDepart(resource, scope)} and ${matchesRules(resource, scope, sql`t.id`)})`
}

/**
 * SQL condition for records that match all data rules of the caller. Use this condition only in queries that
 * limit the rows to the caller's departments in another way.
 */
export function matchesRules(
  resource: ScopedResource,
  scope: Scope,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const conditions = conditionsOf(resource, scope)
  if (conditions.length === 0) return sql`true`
  return sql`${id} in (select t.id from ${resource.rows} where ${sql.join(conditions, sql` and `)})`
}
