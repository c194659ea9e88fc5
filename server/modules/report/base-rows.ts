import { type RawBuilder, sql } from 'kysely'
import type { AggregateMeasure, Bucket, ReportDimension } from '#schemas'
import { ruleToConditions } from '#schemas/expr'
import type { Scope, SignedIn } from '../../platform/http/request.ts'
import { conditionSql, treeSql } from '../../platform/list/condition-sql.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import { joinedRelations, type ReportField } from '../../platform/report/resource.ts'
import { fieldOf, type Plan } from './plan.ts'

/** Filters and caller's scope, which select the rows of a report. */
export interface Rows {
  conditions: readonly ListCondition[]
  scope: Scope
  /** User whose name and department can be used in the rules of measures. */
  user: RuleUser
}
type RuleUser = Partial<Pick<SignedIn, 'username' | 'orgCode'>>

export type Sql = RawBuilder<unknown>

const BUCKETS: Record<Bucket, { unit: Sql; format: Sql }> = {
  hour: { unit: sql`'hour'`, format: sql`'YYYY-MM-DD HH24:00'` },
  day: { unit: sql`'day'`, format: sql`'YYYY-MM-DD'` },
  week: { unit: sql`'week'`, format: sql`'YYYY-MM-DD'` },
  month: { unit: sql`'month'`, format: sql`'YYYY-MM'` },
  quarter: { unit: sql`'quarter'`, format: sql`'YYYY-"Q"Q'` },
  year: { unit: sql`'year'`, format: sql`'YYYY'` },
}

/**
 * SQL that rounds a time down to the start of its bucket. Buckets begin in business time, which is the time
 * zone of the database session.
 */
const bucketStart = ({ type, sql: value }: ReportField, bucket: Bucket): Sql =>
  sql`date_trunc(${BUCKETS[bucket].unit}, (${value})::${type === 'day' ? sql`timestamp` : sql`timestamptz`})`

const dimensionSql = (field: ReportField, bucket: Bucket | undefined): Sql =>
  bucket === undefined ? field.sql : sql`to_char(${bucketStart(field, bucket)}, ${BUCKETS[bucket].format})`

/** Generated column name, since names from a page must not become part of the SQL. */
export const alias = (prefix: 'd' | 'k' | 'o' | 'm' | 's', index: number) => sql.ref(`${prefix}${index}`)

/**
 * Columns by which a dimension groups rows: the value and, if declared, the key and a flag for rows outside
 * the top groups.
 */
export const groupAliases = ({ key, top }: ReportDimension, index: number): Sql[] => [
  alias('d', index),
  ...(key === undefined ? [] : [alias('k', index)]),
  ...(top === undefined ? [] : [alias('o', index)]),
]

/** SQL subquery of the rows that a report reads, with columns for each dimension and aggregate. */
export function selectedRows(plan: Plan, { conditions, scope, user }: Rows): Sql {
  const { page, resource, dimensions, aggregates, timeline } = plan
  const values = [
    ...dimensions.flatMap(({ field, key, bucket }, index) => [
      sql`${dimensionSql(fieldOf(plan, field), bucket)} as ${alias('d', index)}`,
      ...(key === undefined ? [] : [sql`${fieldOf(plan, key).sql} as ${alias('k', index)}`]),
    ]),
    ...dimensions.flatMap((dimension, index) =>
      dimension.bucket !== undefined && timeline.includes(dimension)
        ? [
            sql`${bucketStart(fieldOf(plan, dimension.field), dimension.bucket)}::timestamp as ${alias('s', index)}`,
          ]
        : [],
    ),
    ...aggregates.flatMap((measure, index) =>
      countsRows(measure) ? [] : [sql`${measuredValue(plan, measure, user)} as ${alias('m', index)}`],
    ),
  ]
  const joins = joinedRelations(resource, page.report).map((relation) => relation.joins)
  const where = [
    inScope(resource.list, scope),
    ...conditions.map((condition) => conditionSql(filterColumn(plan, condition.field), condition)),
  ]
  return sql`select ${sql.join(values.length > 0 ? values : [sql`1 as one`])}
    from ${resource.list.rows} ${sql.join(joins, sql` `)} where ${sql.join(where, sql` and `)}`
}

/** True if a measure counts all rows and therefore needs no column. */
export const countsRows = ({ field, when }: AggregateMeasure) => field === undefined && when === undefined

/**
 * SQL of the value that a measure aggregates in each row. In rows that don't match the rule of the measure,
 * the value is null.
 */
function measuredValue(plan: Plan, { field, when }: AggregateMeasure, { username, orgCode }: RuleUser): Sql {
  const value = field === undefined ? sql`1` : fieldOf(plan, field).sql
  if (!when) return value
  const context = { ...(username && { username }), ...(orgCode && { orgCode }) }
  const matches = treeSql((name) => fieldOf(plan, name), ruleToConditions(when, context))
  return sql`case when ${matches} then ${value} end`
}

function filterColumn({ resource }: Plan, name: string) {
  const column = Object.hasOwn(resource.list.columns, name) ? resource.list.columns[name] : undefined
  if (!column) throw new Error(`no column for ${name}`)
  return column
}
