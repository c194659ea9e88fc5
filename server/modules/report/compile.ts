import { type RawBuilder, sql } from 'kysely'
import type { AggregateMeasure, Bucket, ReportDimension } from '#schemas'
import type { Scope } from '../../platform/http/request.ts'
import { conditionSql } from '../../platform/list/condition-sql.ts'
import { inScope } from '../../platform/list/row-scope.ts'
import type { ListCondition } from '../../platform/list/values.ts'
import type { ReportField } from '../../platform/report/resource.ts'
import { fieldOf, type Plan } from './plan.ts'

/** Filters and scope of the caller, by which the rows of a report are selected. */
interface Rows {
  conditions: readonly ListCondition[]
  scope: Scope
}

type Sql = RawBuilder<unknown>

/**
 * Result column that tells by which dimensions a subtotal is grouped: one bit for each dimension, the first
 * dimension in the highest bit. A set bit means that the dimension is summed up.
 */
export const LEVEL = '$level'
/** Result column with the position of a subtotal among those with the same grouping. */
export const POSITION = '$place'

const DIRECTIONS = { asc: sql`asc nulls last`, desc: sql`desc nulls last` }
const BUCKETS: Record<Bucket, { unit: Sql; format: Sql }> = {
  hour: { unit: sql`'hour'`, format: sql`'YYYY-MM-DD HH24:00'` },
  day: { unit: sql`'day'`, format: sql`'YYYY-MM-DD'` },
  week: { unit: sql`'week'`, format: sql`'YYYY-MM-DD'` },
  month: { unit: sql`'month'`, format: sql`'YYYY-MM'` },
}

/**
 * SQL of a dimension. A time is rounded down to the hour, day, week or month of its bucket, in the business
 * time zone of the database session.
 */
function bucketed({ type, sql: value }: ReportField, bucket: Bucket | undefined): Sql {
  if (bucket === undefined) return value
  const { unit, format } = BUCKETS[bucket]
  return sql`to_char(date_trunc(${unit}, (${value})::${type === 'day' ? sql`timestamp` : sql`timestamptz`}), ${format})`
}

const keyed = ({ key }: ReportDimension) => key !== undefined
const keyOf = (id: string) => `${id}.key`
const alias = (prefix: string, index: number) => sql.ref(`${prefix}${index}`)

/** Names of a dimension's result columns: its value and, if declared, its key. */
const columnsOf = (dimension: ReportDimension) =>
  keyed(dimension) ? [dimension.id, keyOf(dimension.id)] : [dimension.id]

/**
 * Subquery of the rows of a report, with one column for each dimension and measure. The columns get generated
 * names, so that no name of the page becomes SQL.
 */
function rowsSubquery(plan: Plan, { conditions, scope }: Rows): Sql {
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

/** Rounds averages: amounts of money to fen, other values to two decimals. */
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

/**
 * ORDER BY of the groups. Groups are sorted by their dimensions. If the page sorts by measures, the innermost
 * groups are sorted by these first.
 */
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

/** Query that returns one row for each group, at most `cap + 1` rows. */
export function rowsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const groups = plan.dimensions.flatMap(groupOf)
  return sql`select ${sql.join([...plan.dimensions.flatMap(groupColumns), ...figures(plan)])} from (${rowsSubquery(plan, rows)}) s
    group by ${sql.join(groups)} order by ${orderOf(plan)} limit ${sql.lit(cap + 1)}`
}

/** Lists the dimensions by which a subtotal is grouped. */
const summed = ({ dimensions, subtotals }: Plan) =>
  dimensions.filter(({ id }) => subtotals.some((set) => set.includes(id)))

/** Query of the totals and subtotals. At most `cap` rows are read for each set of dimensions. */
export function sumsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const { dimensions } = plan
  const used = summed(plan)
  const groupedDimensions = dimensions.flatMap((one, index) =>
    used.includes(one) ? [alias('d', index)] : [],
  )
  const level = groupedDimensions.length > 0 ? sql`grouping(${sql.join(groupedDimensions)})` : sql`0`
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
    from (${rowsSubquery(plan, rows)}) s group by grouping sets (${sql.join(sets)})`
  return sql`select * from (
    select g.*, row_number() over (partition by ${sql.id(LEVEL)} order by ${orderOf(plan)}) as ${sql.id(POSITION)}
    from (${grouped}) g
  ) q where ${sql.id(POSITION)} <= ${sql.lit(cap)} order by ${sql.id(LEVEL)} desc, ${sql.id(POSITION)}`
}

/** Value of the column `$level` for subtotals by these dimensions. */
export const levelOfSubtotal = (plan: Plan, set: readonly string[]): number =>
  summed(plan).reduce((bits, { id }) => bits * 2 + (set.includes(id) ? 0 : 1), 0)
