import { sql } from 'kysely'
import type { ReportDimension } from '#schemas'
import { aggregateSql } from './aggregate-sql.ts'
import { alias, groupAliases, type Rows, type Sql } from './base-rows.ts'
import { derivedSql, LEVEL } from './derived-sql.ts'
import type { Plan } from './plan.ts'
import { type Level, startColumn } from './timeline.ts'
import { baseRows } from './top-groups.ts'

/** Result column with the position of a subtotal among the subtotals of the same set of dimensions. */
export const POSITION = '$place'

const DIRECTIONS = { asc: sql`asc nulls last`, desc: sql`desc nulls last` }

/** Names of a dimension's result columns, in the order of `groupAliases`. */
const columnsOf = ({ id, key, top }: ReportDimension) => [
  id,
  ...(key === undefined ? [] : [`${id}.key`]),
  ...(top === undefined ? [] : [`${id}.others`]),
]

const groupColumns = (dimension: ReportDimension, index: number): Sql[] =>
  groupAliases(dimension, index).map(
    (value, at) => sql`${value} as ${sql.id(columnsOf(dimension)[at] ?? '')}`,
  )

const aggregateColumns = (plan: Plan): Sql[] =>
  plan.aggregates.map((measure, index) => sql`${aggregateSql(plan, measure, index)} as ${sql.id(measure.id)}`)

/** Columns with the start of each bucket, by which groups are ordered in time. */
const startColumns = ({ dimensions, timeline }: Plan): Sql[] =>
  dimensions.flatMap(({ id }, index) =>
    timeline.some((one) => one.id === id)
      ? [sql`min(${alias('s', index)}) as ${sql.id(startColumn(id))}`]
      : [],
  )

/** Adds the derived measures to groups that have the column `$level`. */
function withDerived(plan: Plan, groups: Sql, levels: readonly Level[]): Sql {
  const { dimensions, aggregates, derived, timeline } = plan
  const others = dimensions.filter((one) => !timeline.includes(one)).flatMap(columnsOf)
  const partition = sql.join([LEVEL, ...others].map((name) => sql`g.${sql.id(name)}`))
  const columns = [LEVEL, ...dimensions.flatMap(columnsOf), ...aggregates.map(({ id }) => id)]
  const values = derived.map(
    (one) => sql`${derivedSql(one, { dimensions: timeline, levels, partition })} as ${sql.id(one.id)}`,
  )
  return sql`select ${sql.join([...columns.map((name) => sql`g.${sql.id(name)}`), ...values])} from (${groups}) g`
}

/**
 * ORDER BY of the groups. Groups are sorted by their dimensions; the group of all rows outside the top groups
 * comes last. If the page sorts by measures, groups of the innermost dimension are sorted by these measures
 * first.
 */
function orderOf(plan: Plan): Sql {
  const sorts = plan.page.report.sort ?? []
  const direction = (id: string) => DIRECTIONS[sorts.find(({ by }) => by === id)?.order ?? 'asc']
  const othersLast = ({ id, top }: ReportDimension) => (top ? [sql`${sql.id(`${id}.others`)}`] : [])
  const byValue = ({ id, key }: ReportDimension) =>
    [id, ...(key === undefined ? [] : [`${id}.key`])].map((column) => sql`${sql.id(column)} ${direction(id)}`)
  const innermost = plan.dimensions.slice(-1)
  const byMeasure = sorts
    .filter(({ by }) => [...plan.aggregates, ...plan.derived].some(({ id }) => id === by))
    .map(({ by, order }) => sql`${sql.id(by)} ${DIRECTIONS[order]}`)
  return sql.join([
    ...plan.dimensions.slice(0, -1).flatMap((one) => [...othersLast(one), ...byValue(one)]),
    ...innermost.flatMap(othersLast),
    ...byMeasure,
    ...innermost.flatMap(byValue),
  ])
}

/** SQL query that returns one row for each group, and at most `cap + 1` rows. */
export function rowsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const columns = [
    sql`0 as ${sql.id(LEVEL)}`,
    ...plan.dimensions.flatMap(groupColumns),
    ...aggregateColumns(plan),
    ...startColumns(plan),
  ]
  const groups = sql`select ${sql.join(columns)} from (${baseRows(plan, rows)}) s
    group by ${sql.join(plan.dimensions.flatMap(groupAliases))}`
  const levels = [{ level: 0, set: plan.dimensions.map(({ id }) => id) }]
  return sql`${withDerived(plan, groups, levels)} order by ${orderOf(plan)} limit ${sql.lit(cap + 1)}`
}

/** Lists the dimensions that group at least one subtotal. */
const summed = ({ dimensions, subtotals }: Plan) =>
  dimensions.filter(({ id }) => subtotals.some((set) => set.includes(id)))

/** SQL query for the totals and subtotals, with at most `cap` rows for each set of dimensions. */
export function sumsSql(plan: Plan, rows: Rows, cap: number): Sql {
  const { dimensions } = plan
  const used = summed(plan)
  const groupedDimensions = dimensions.flatMap((one, index) =>
    used.includes(one) ? [alias('d', index)] : [],
  )
  const level = groupedDimensions.length > 0 ? sql`grouping(${sql.join(groupedDimensions)})` : sql`0`
  const allSets = [[], ...plan.subtotals]
  const levels = allSets.map((set) => ({ set, level: levelOfSubtotal(plan, set) }))
  const sets = allSets.map((set) => {
    const groups = dimensions.flatMap((one, index) => (set.includes(one.id) ? groupAliases(one, index) : []))
    return sql`(${groups.length > 0 ? sql.join(groups) : sql``})`
  })
  const groupValues = dimensions.flatMap((one, index) =>
    used.includes(one)
      ? groupColumns(one, index)
      : columnsOf(one).map((name) => sql`null as ${sql.id(name)}`),
  )
  const columns = [
    sql`${level} as ${sql.id(LEVEL)}`,
    ...groupValues,
    ...aggregateColumns(plan),
    ...startColumns(plan),
  ]
  const groups = sql`select ${sql.join(columns)} from (${baseRows(plan, rows)}) s
    group by grouping sets (${sql.join(sets)})`
  return sql`select * from (
    select r.*, row_number() over (partition by ${sql.id(LEVEL)} order by ${orderOf(plan)}) as ${sql.id(POSITION)}
    from (${withDerived(plan, groups, levels)}) r
  ) q where ${sql.id(POSITION)} <= ${sql.lit(cap)} order by ${sql.id(LEVEL)} desc, ${sql.id(POSITION)}`
}

/** Returns the value of the column `$level` in subtotals by these dimensions. */
export const levelOfSubtotal = (plan: Plan, set: readonly string[]): number =>
  summed(plan).reduce((bits, { id }) => bits * 2 + (set.includes(id) ? 0 : 1), 0)
