import { sql } from 'kysely'
import type { Bucket, ReportDimension } from '#schemas'
import type { Sql } from './base-rows.ts'

/** Lengths of the buckets. */
const LENGTHS: Record<Bucket, Sql> = {
  hour: sql`interval '1 hour'`,
  day: sql`interval '1 day'`,
  week: sql`interval '7 days'`,
  month: sql`interval '1 month'`,
  quarter: sql`interval '3 months'`,
  year: sql`interval '1 year'`,
}
const FROM_FINE_TO_COARSE = Object.keys(LENGTHS)

/** Name of the column with the start of a group's bucket. */
export const startColumn = (id: string) => `$start.${id}`
const start = ({ id }: ReportDimension) => sql`g.${sql.id(startColumn(id))}`

/** The dimension with the shortest buckets. */
const finestOf = (dimensions: readonly ReportDimension[]): ReportDimension | undefined =>
  [...dimensions].sort((a, b) => rankOf(a) - rankOf(b))[0]
const rankOf = ({ bucket = 'year' }: ReportDimension) => FROM_FINE_TO_COARSE.indexOf(bucket)

/** A set of dimensions that group rows, with the value of the column `$level` in these groups. */
export interface Level {
  level: number
  set: readonly string[]
}

/** Time dimensions of the groups `g`. Groups with equal `partition` columns differ only in time. */
export interface Timeline {
  dimensions: readonly ReportDimension[]
  levels: readonly Level[]
  partition: Sql
}

/**
 * SQL of the sum of a measure from the first bucket to the current one. In groups without a time, the sum
 * equals the measure.
 */
export const runningTotal = (value: Sql, { dimensions, partition }: Timeline): Sql =>
  dimensions.length === 0
    ? value
    : sql`sum(${value}) over (partition by ${partition} order by ${sql.join(dimensions.map(start))}
    rows unbounded preceding)`

/** SQL of a measure's value one bucket earlier; null in groups without a time. */
export function previousValue(value: Sql, { dimensions, levels, partition }: Timeline): Sql {
  const cases = levels.flatMap(({ level, set }) => {
    const finest = finestOf(dimensions.filter(({ id }) => set.includes(id)))
    return finest ? [sql`when ${sql.lit(level)} then ${valueBefore(value, finest, partition)}`] : []
  })
  return cases.length === 0 ? sql`null::bigint` : sql`case g."$level" ${sql.join(cases, sql` `)} end`
}

function valueBefore(value: Sql, dimension: ReportDimension, partition: Sql): Sql {
  const length = LENGTHS[dimension.bucket ?? 'day']
  return sql`case when ${start(dimension)} is not null then first_value(${value}) over (partition by ${partition}
    order by ${start(dimension)} range between ${length} preceding and ${length} preceding) end`
}
