import { type RawBuilder, sql } from 'kysely'
import type { AggregateMeasure, Bucket, ReportDimension } from '#schemas'
import type { Scope } from '../../platform/http/request.ts'
import { conditionSql } from '../../platform/list/condition-sql.ts'
import { inScope } from '../../platform/list/scope.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import { fieldOf, type Plan } from './plan.ts'
import type { ReportField } from './resource.ts'

/** Rows that a plan is computed over: those requested, within the caller's scope. */
interface Rows {
  conditions: readonly ListCondition[]
  scope: Scope
}

type Sql = RawBuilder<unknown>

/** Tells which dimensions a row of sums is not grouped by: a bit each, the first dimension's the highest. */
export const LEVEL = '$level'
/** The place of such a row among those of its level. */
export const PLACE = '$place'

const DIRECTIONS = { asc: sql`asc nulls last`, desc: sql`desc nulls last` }
const STRETCHES: Record<Bucket, { unit: Sql; format: Sql }> = {
  hour: { unit: sql`'hour'`, format: sql`'YYYY-MM-DD HH24:00'` },
  day: { unit: sql`'day'`, format: sql`'YYYY-MM-DD'` },
  week: { unit: sql`'week'`, format: sql`'YYYY-MM-DD'` },
  month: { unit: sql`'month'`, format: sql`'YYYY-MM'` },
}

/** Days begin and end in the session's zone, which is the business's. */
function bucketed({ type, sql: value }: ReportField, bucket: Bucket | undefined): Sql {
  if (bucket === undefined) return value
  const { unit, format } = STRETCHES[bucket]
  return sql`to_char(date_trunc(${unit}, (${value})::${type === 'day' ? sql`timestamp` : sql`timestamptz`}), ${format})`
}

const keyed = ({ key }: ReportDimension) => key !== undefined
const keyOf = (id: string) => `${id}.key`
const alias = (prefix: string, index: number) => sql.ref(`${prefix}${index}`)

/** The columns of a dimension in results: its value, and its key where it has one. */
const columnsOf = (dimension: ReportDimension) =>
  keyed(dimension) ? [dimension.id, keyOf(dimension.id)] : [dimension.id]

/** The rows, reduced to what is grouped by and what is measured; names of columns are ours, never a page's. */
function inner(plan: Plan, { conditions, scope }: Rows): Sql {
  const { page, resource, dimensions, aggregates } = plan
  const values = [
    ...dimensions.flatMap(({ field, key, bucket }, index) => [
      sql`${bucketed(fieldOf(plan, field), bucket)} as ${alias('d', index)}`,
      ...(key === undefined ? [] : [sql`${fieldOf(plan, key).sql} as ${alias('k', index)}`]),
    ]),
    ...aggregates.flatMap(({ field }, index) =>
      field === undefined ? [] : [sql`${fieldOf(plan, field).sql} as ${alias('m', index)}`],
    ),
  ]
  const joins = (page.report.joins ?? []).flatMap(({ relation }) => resource.relations[relation]?.joins ?? [])
  const where = [
    inScope(resource.list, scope),
    ...conditions.map((condition) => conditionSql(fieldOfList(plan, condition.field), condition)),
  ]
  return sql`select ${sql.join(values.length > 0 ? values : [sql`1 as one`])}
    from ${resource.list.rows} ${sql.join(joins, sql` `)} where ${sql.join(where, sql` and `)}`
}

function fieldOfList({ resource }: Plan, name: string) {
  const column = Object.hasOwn(resource.list.columns, name) ? resource.list.columns[name] : undefined
  if (!column) throw new Error(`no column for ${name}`)
  return column
}

/** An average of money is whole fen, half a fen up; of other numbers it has two decimals. */
const average = (value: Sql, field: string) =>
  field.endsWith('Fen')
    ? sql`floor((2 * sum(${value}) + count(${value})) / (2 * count(${value})::numeric))`
    : sql`round(avg(${value}), 2)`

function aggregateSql({ fn, field }: AggregateMeasure, index: number): Sql {
  const value = alias('m', index)
  switch (fn) {
    case 'count':
      return field === undefined ? sql`count(*)` : sql`count(${value})`
    case 'countDistinct':
      return sql`count(distinct ${value})`
    case 'sum':
      return sql`coalesce(sum(${value}), 0)`
    case 'avg':
      return sql`case when count(${value}) > 0 then ${average(value, field ?? '')} end`
    case 'min':
      return sql`min(${value})`
    case 'max':
      return sql`max(${value})`
  }
}

const figures = ({ aggregates }: Plan): Sql[] =>
  aggregates.map((measure, index) => sql`${aggregateSql(measure, index)} as ${sql.id(measure.id)}`)

const groupOf = (dimension: ReportDimension, index: number): Sql[] =>
  keyed(dimension) ? [alias('d', index), alias('k', index)] : [alias('d', index)]

const groupColumns = (dimension: ReportDimension, index: number): Sql[] =>
  groupOf(dimension, index).map((value, at) => sql`${value} as ${sql.id(columnsOf(dimension)[at] ?? '')}`)

/** Groups in the order of their dimensions; within the innermost by measures first, where the page says so. */
function orderOf(plan: Plan): Sql {
  const sorts = plan.page.report.sort ?? []
  const direction = (id: string) => DIRECTIONS[sorts.find(({ by }) => by === id)?.order ?? 'asc']
  const byDimension = plan.dimensions.flatMap((dimension) =>
    columnsOf(dimension).map((column) => sql`${sql.id(column)} ${direction(dimension.id)}`),
  )
  const innermost = columnsOf(plan.dimensions.at(-1) as ReportDimension).length
  const byMeasure = sorts
    .filter(({ by }) => plan.aggregates.some(({ id }) => id === by))
    .map(({ by, order }) => sql`${sql.id(by)} ${DIRECTIONS[order]}`)
  return sql.join([...byDimension.slice(0, -innermost), ...byMeasure, ...byDimension.slice(-innermost)])
}

/** One row for each group of all dimensions, and one row more than the cap. */
export function rowsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const groups = plan.dimensions.flatMap(groupOf)
  return sql`select ${sql.join([...plan.dimensions.flatMap(groupColumns), ...figures(plan)])} from (${inner(plan, rows)}) s
    group by ${sql.join(groups)} order by ${orderOf(plan)} limit ${sql.lit(cap + 1)}`
}

/** The dimensions that some subtotal is grouped by. */
const summed = ({ dimensions, subtotals }: Plan) =>
  dimensions.filter(({ id }) => subtotals.some((set) => set.includes(id)))

/** The totals and every subtotal of the plan; of a set that has more groups than rows are shown, the first ones. */
export function sumsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const { dimensions } = plan
  const used = summed(plan)
  const marks = dimensions.flatMap((one, index) => (used.includes(one) ? [alias('d', index)] : []))
  const level = marks.length > 0 ? sql`grouping(${sql.join(marks)})` : sql`0`
  const sets = [[], ...plan.subtotals].map((set) => {
    const groups = dimensions.flatMap((one, index) => (set.includes(one.id) ? groupOf(one, index) : []))
    return sql`(${groups.length > 0 ? sql.join(groups) : sql``})`
  })
  const groups = dimensions.flatMap((one, index) =>
    used.includes(one)
      ? groupColumns(one, index)
      : columnsOf(one).map((name) => sql`null as ${sql.id(name)}`),
  )
  const grouped = sql`select ${sql.join([sql`${level} as ${sql.id(LEVEL)}`, ...groups, ...figures(plan)])}
    from (${inner(plan, rows)}) s group by grouping sets (${sql.join(sets)})`
  return sql`select * from (
    select g.*, row_number() over (partition by ${sql.id(LEVEL)} order by ${orderOf(plan)}) as ${sql.id(PLACE)}
    from (${grouped}) g
  ) q where ${sql.id(PLACE)} <= ${sql.lit(cap)} order by ${sql.id(LEVEL)} desc, ${sql.id(PLACE)}`
}

/** The level of a set of dimensions, as `grouping()` counts it. */
export const levelOf = (plan: Plan, set: readonly string[]): number =>
  summed(plan).reduce((bits, { id }) => bits * 2 + (set.includes(id) ? 0 : 1), 0)
