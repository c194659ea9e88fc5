import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { CalendarDay } from '#schemas'
import type { Db } from '../../db/index.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Scope } from '../../platform/http/request.ts'
import { isVisible } from '../../platform/list/row-scope.ts'
import { billResource } from '../../records/bill.ts'
import type { Services } from '../../services.ts'

/** Lists the days of a month (`YYYY-MM`) with the sums of their bills within the scope. */
async function daysOf(db: Db, month: string, scope: Scope): Promise<CalendarDay[]> {
  const first = sql`${`${month}-01`}::date`
  const count = (status: string) => sql`(count(*) filter (where t.status = ${sql.lit(status)}))::int`
  const { rows } = await sql<CalendarDay>`
    with bills as (
      select t.settle_date, count(*)::int as bill_count, sum(t.payable_fen)::bigint as payable_fen,
        ${count('PENDING')} as open_count, ${count('HELD')} as held_count, ${count('FAILED')} as failed_count
      from settle_bill t
      where t.settle_date >= ${first} and t.settle_date < ${first} + interval '1 month'
        and ${isVisible(billResource, scope)}
      group by t.settle_date
    )
    select to_char(d.day, 'YYYY-MM-DD') as day,
      coalesce(h.kind = 'WORKDAY', extract(isodow from d.day) < 6) as "isWorkday",
      h.name as holiday,
      coalesce(b.bill_count, 0) as "billCount", coalesce(b.payable_fen, 0)::bigint as "payableFen",
      coalesce(b.open_count, 0) as "openCount", coalesce(b.held_count, 0) as "heldCount",
      coalesce(b.failed_count, 0) as "failedCount"
    from generate_series(${first}, ${first} + interval '1 month' - interval '1 day', interval '1 day') as d(day)
    left join bills b on b.settle_date = d.day
    left join holiday h on h.day = d.day
    order by d.day`.execute(db)
  return rows
}

/** Routes of the settlement calendar. */
export async function calendarRoutes(app: FastifyInstance, { database: { db } }: Services): Promise<void> {
  const route = createRoute(app)
  route('calendar.month', ({ month }, { user }) => daysOf(db, month, user.scope))
}
