import { sql } from 'kysely'
import type { ReportDimension } from '#schemas'
import { aggregateSql } from './aggregate-sql.ts'
import { alias, countsRows, type Rows, type Sql, selectedRows } from './base-rows.ts'
import type { Plan } from './plan.ts'

/**
 * SQL subquery of the rows of a report. If a dimension shows only top groups, the other rows have a flag
 * instead of a value and a key. Rows without a value never belong to the top groups.
 */
export function baseRows(plan: Plan, rows: Rows): Sql {
  const selected = selectedRows(plan, rows)
  if (plan.dimensions.every(({ top }) => top === undefined)) return selected
  const columns = plan.dimensions.flatMap((dimension, index) => dimensionColumns(plan, dimension, index))
  const others = [
    ...plan.aggregates.flatMap((measure, index) => (countsRows(measure) ? [] : [alias('m', index)])),
    ...plan.dimensions.flatMap((one, index) => (plan.timeline.includes(one) ? [alias('s', index)] : [])),
  ]
  // The subquery isn't materialized, so that PostgreSQL doesn't write all rows to disk for the second read.
  return sql`with selected as not materialized (${selected})
    select ${sql.join([...columns, ...others])} from selected`
}

function dimensionColumns(plan: Plan, { key, top }: ReportDimension, index: number): Sql[] {
  const values = key === undefined ? [alias('d', index)] : [alias('d', index), alias('k', index)]
  if (!top) return values
  const group = values.at(-1) as Sql
  const measure = plan.aggregates.findIndex(({ id }) => id === top.by)
  const rank = aggregateSql(plan, plan.aggregates[measure] as Plan['aggregates'][number], measure)
  const isTop = sql`(${group} is not null and ${group} in (
    select ${group} from selected where ${group} is not null
    group by ${group} order by ${rank} desc nulls last, ${group} limit ${sql.lit(top.count)}))`
  return [
    ...values.map((value) => sql`case when ${isTop} then ${value} end as ${value}`),
    sql`(not ${isTop})::integer as ${alias('o', index)}`,
  ]
}
