import { sql } from 'kysely'
import type { AggregateMeasure } from '#schemas'
import { alias, countsRows, type Sql } from './base-rows.ts'
import { fieldOf, type Plan } from './plan.ts'

/** SQL of a rounded average: amounts of money are rounded half up to fen, other values to two decimals. */
const average = (value: Sql, isMoney: boolean) =>
  isMoney
    ? sql`floor((2 * sum(${value}) + count(${value})) / (2 * count(${value})::numeric))`
    : sql`round(avg(${value}), 2)`

/** SQL of an aggregate over the base rows of a group. */
export function aggregateSql(plan: Plan, measure: AggregateMeasure, index: number): Sql {
  const { fn, field } = measure
  const value = alias('m', index)
  const isMoney = field !== undefined && fieldOf(plan, field).unit === 'fen'
  switch (fn) {
    case 'count':
      return countsRows(measure) ? sql`count(*)` : sql`count(${value})`
    case 'countDistinct':
      return sql`count(distinct ${value})`
    case 'sum':
      return sql`coalesce(sum(${value}), 0)`
    case 'avg':
      return sql`case when count(${value}) > 0 then ${average(value, isMoney)} end`
    case 'min':
      return sql`min(${value})`
    case 'max':
      return sql`max(${value})`
  }
}
