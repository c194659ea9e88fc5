import { sql } from 'kysely'
import { type DerivedMeasure, isRatio } from '#schemas'
import type { Sql } from './base-rows.ts'
import { previousValue, runningTotal, type Timeline } from './timeline.ts'

/**
 * Result column with one bit for each dimension that groups subtotals; the first dimension has the highest
 * bit. A set bit means that the row sums over all values of this dimension.
 */
export const LEVEL = '$level'

/**
 * SQL of a quotient in parts per million, rounded half up; null if the divisor is 0. Uses `div` and `mod`,
 * which are exact, unlike the division of `numeric`.
 */
function ppm(part: Sql, whole: Sql): Sql {
  const dividend = sql`(${part}::numeric * 2000000 * sign(${whole}::numeric) + abs(${whole}::numeric))`
  const divisor = sql`(2 * abs(${whole}::numeric))`
  return sql`case when ${whole} <> 0
    then div(${dividend}, ${divisor}) - (mod(${dividend}, ${divisor}) < 0)::integer end`
}

const column = (id: string) => sql`g.${sql.id(id)}`

/** SQL of a derived measure over the groups `g`. */
export function derivedSql(measure: DerivedMeasure, timeline: Timeline): Sql {
  const value = column(measure.of)
  if (isRatio(measure)) return ppm(value, column(measure.to))
  switch (measure.fn) {
    case 'share':
      return ppm(value, sql`sum(${value}) over (partition by ${column(LEVEL)})`)
    case 'running':
      return runningTotal(value, timeline)
    case 'previous':
      return previousValue(value, timeline)
    case 'change': {
      const previous = previousValue(value, timeline)
      return ppm(sql`(${value} - ${previous})`, sql`abs(${previous})`)
    }
  }
}
