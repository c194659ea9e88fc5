import { sql } from 'kysely'
import type { AggregateMeasure } from '#schemas'
import type { ReportSourceField } from '../../platform/report/resource.ts'
import { alias, countsRows, type Sql } from './base-rows.ts'
import { fieldOf, type Plan } from './plan.ts'

/**
 * SQL of a rounded average. Money is rounded half up to fen, integers have two decimals, and decimals have
 * six.
 */
const average = (value: Sql, source: ReportSourceField | undefined) =>
  source?.unit === 'fen'
    ? sql`floor((2 * sum(${value}) + count(${value})) / (2 * count(${value})::numeric))`
    : sql`round(avg(${value}), ${sql.lit(source?.type === 'decimal' ? 6 : 2)})`

/** SQL of an aggregate over the base rows of a group. */
export function aggregateSql(plan: Plan, measure: AggregateMeasure, index: number): Sql {
  const { fn, field } = measure
  const value = alias('m', index)
  const source = field === undefined ? undefined : fieldOf(plan, field)
  switch (fn) {
    case 'count':
      return countsRows(measure) ? sql`count(*)` : sql`count(${value})`
    case 'countDistinct':
      return sql`count(distinct ${value})`
    case 'sum':
      return sql`coalesce(sum(${value}), 0)`
    case 'avg':
      return sql`case when count(${value}) > 0 then ${average(value, source)} end`
    case 'min':
      return sql`min(${value})`
    case 'max':
      return sql`max(${value})`
  }
}
