import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Period } from './figures.ts'

interface PeriodRequest {
  now: Date
  /** End of each period, in days before now. */
  endsBefore: readonly number[]
  /** Length of each period in days, including the day of its end. */
  days: number
}

/** Period with three times in business time: its end (`asOf`), its first second and its last second. */
export interface EndedPeriod extends Period {
  asOf: string
  beginTime: string
  endTime: string
}

const instant = (name: string) => sql`(${sql.id(name)} at time zone 'UTC')::text || 'Z' as ${sql.id(name)}`

/**
 * Creates the requested periods. A period begins at midnight in business time. It ends now, or on an earlier
 * day at the same time of day. A day can have 23 or 25 hours.
 */
export async function createPeriods(
  db: Db,
  { now, endsBefore, days }: PeriodRequest,
): Promise<EndedPeriod[]> {
  const { rows } = await sql<EndedPeriod>`with ending as (
      select place, date_trunc('second', ${now.toISOString()}::timestamptz) - make_interval(days => ago) as "to"
      from unnest(${[...endsBefore]}::int[]) with ordinality as wanted(ago, place)
    ), rollup as (
      select case when time_zone = current_setting('TimeZone') then until_time end as until_time
      from trade_rollup where id = 1
    ), span as (
      select place, "to", date_trunc('day', "to") - make_interval(days => ${days - 1}::int) as "from",
        least(coalesce((select until_time from rollup), '-infinity'), "to") as known
      from ending
    ), parted as (
      select place, "from", "to", greatest("from", date_trunc('day', known)) as "daysUntil",
        greatest("from", date_trunc('hour', known)) as "hoursUntil"
      from span
    )
    select ${instant('from')}, ${instant('to')}, ${instant('daysUntil')}, ${instant('hoursUntil')},
      "to" as "asOf", "from" as "beginTime", greatest("from", "to" - interval '1 second') as "endTime"
    from parted order by place`.execute(db)
  return rows
}
