import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { DepartScope, RowRule, Scope } from '../http/request.ts'
import { ruleSql } from './condition-sql.ts'
import type { ScopedResource } from './resource.ts'

export type { ScopedResource as Scoped } from './resource.ts'

/** Sorts after the org codes of a department and its descendants. */
const LAST = '\u{10FFFF}'

/** Tells whether an org code lies within the departments. */
export const isWithin = (orgCode: string, departs: DepartScope): boolean =>
  departs === 'all' || departs.orgCodes.some((code) => code !== '' && orgCode.startsWith(code))

/**
 * Tells whether an org code is that of one of the departments or of a descendant. It is for related records; the rows
 * of a resource use `inScope` or `isVisible`, which apply data rules too.
 */
export function inDeparts(orgCode: RawBuilder<unknown>, departs: DepartScope): RawBuilder<SqlBool> {
  if (departs === 'all') return sql`true`
  const within = departs.orgCodes
    .filter((code) => code !== '')
    .map((code) => sql`(${orgCode} >= ${code} and ${orgCode} < ${code + LAST})`)
  return within.length === 0 ? sql`false` : sql`(${sql.join(within, sql` or `)})`
}

/** Column that a data rule compares for a field; undefined if the resource has no such rule field. */
export function ruleColumnOf({ ability, columns, ruleColumns }: ScopedResource, field: string) {
  if (ruleColumns && Object.hasOwn(ruleColumns, field)) return ruleColumns[field]
  return Object.hasOwn(ability.filters, field) && Object.hasOwn(columns, field) ? columns[field] : undefined
}

/** Compiles a data rule; an unknown field makes it match no row. */
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
  return resource.alike && hasRules(resource.alike, scope)
    ? [...own, matchesRules(resource.alike, scope, sql`t.id`)]
    : own
}

/** Tells whether data rules restrict a resource for this caller. */
export const hasRules = (resource: ScopedResource, scope: Scope): boolean =>
  rulesOf(resource, scope).length > 0 || (resource.alike !== undefined && hasRules(resource.alike, scope))

/** Tells whether a caller sees every row of a resource. */
export const isUnlimited = (resource: ScopedResource, scope: Scope): boolean =>
  (scope.departs === 'all' || resource.scopeColumn === 'none') && !hasRules(resource, scope)

/**
 * Rows a caller may see, over the resource's `rows`: those of their current department and its descendants that pass
 * all their data rules. Every list, count, sum and look-up uses this or `isVisible`; records outside answer as if they
 * did not exist.
 */
export function inScope(resource: ScopedResource, scope: Scope): RawBuilder<SqlBool> {
  return sql`(${sql.join([ofDepart(resource, scope), ...conditionsOf(resource, scope)], sql` and `)})`
}

/**
 * Like `inScope`, for any FROM with the resource's main table as `t`: rules may compare columns that only its
 * `rows` join.
 */
export function isVisible(resource: ScopedResource, scope: Scope): RawBuilder<SqlBool> {
  const conditions = conditionsOf(resource, scope)
  if (conditions.length === 0) return ofDepart(resource, scope)
  return sql`(${ofDepart(resource, scope)} and ${matchesRules(resource, scope, sql`t.id`)})`
}

/** Tells whether a record passes the caller's data rules; for a FROM with its own department condition. */
export function matchesRules(
  resource: ScopedResource,
  scope: Scope,
  id: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  const conditions = conditionsOf(resource, scope)
  if (conditions.length === 0) return sql`true`
  return sql`${id} in (select t.id from ${resource.rows} where ${sql.join(conditions, sql` and `)})`
}
