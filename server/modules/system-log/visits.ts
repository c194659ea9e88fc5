import { sql } from 'kysely'
import type { VisitDay, VisitFigures, Visits } from '#schemas'
import type { Db } from '../../db/index.ts'
import { LOGIN_LOG } from '../../platform/authentication/login-log.ts'

/** Number of days in the visit chart, including today. */
const DAYS = 7

/** SQL condition for visits. A visit is a successful sign-in. */
const isVisit = sql`log_type = ${sql.lit(LOGIN_LOG)} and outcome = 'SUCCESS'`
/** SQL of the current day in business time, which is the time zone of the database session. */
const today = (now: Date) => sql`${now.toISOString()}::timestamptz::date`

/** Counts all visits in the log, today's visits, and today's different IP addresses. */
export async function readVisitTotals(db: Db, now: Date): Promise<Visits> {
  const { rows } = await sql<Visits>`select count(*)::int as "totalVisitCount",
      (count(*) filter (where create_time >= ${today(now)}))::int as "todayVisitCount",
      (count(distinct ip) filter (where create_time >= ${today(now)}))::int as "todayIp"
    from sys_log where ${isVisit}`.execute(db)
  return rows[0] ?? { totalVisitCount: 0, todayVisitCount: 0, todayIp: 0 }
}

/** Counts the visits, users and IP addresses of today and of the whole log. */
export async function readVisitFigures(db: Db, now: Date): Promise<Omit<VisitFigures, 'keepDays'>> {
  const isToday = sql`create_time >= ${today(now)}`
  const { rows } = await sql<Omit<VisitFigures, 'keepDays'>>`select
      (count(*) filter (where ${isToday}))::int as today,
      (count(distinct userid) filter (where ${isToday}))::int as "todayPeople",
      (count(distinct ip) filter (where ${isToday}))::int as "todayAddresses",
      count(*)::int as total, count(distinct userid)::int as people, count(distinct ip)::int as addresses
    from sys_log where ${isVisit}`.execute(db)
  const [figures] = rows
  if (!figures) throw new Error('a count without a row')
  return figures
}

/** Counts the visits of each of the last seven days, oldest day first. Days without visits have zeros. */
export async function readVisitDays(db: Db, now: Date): Promise<VisitDay[]> {
  const first = sql`${today(now)} - ${sql.lit(DAYS - 1)}`
  const { rows } = await sql<VisitDay>`
    with visits as (
      select create_time::date as day, count(*)::int as visit, count(distinct ip)::int as ip
      from sys_log where ${isVisit} and create_time >= ${first} group by 1
    )
    select to_char(day, 'YYYY-MM-DD') as tian, to_char(day, 'MM-DD') as type,
      coalesce(visit, 0) as visit, coalesce(ip, 0) as ip
    from (select ${first} + n as day from generate_series(0, ${sql.lit(DAYS - 1)}) n) days
    left join visits using (day) order by day`.execute(db)
  return rows
}
