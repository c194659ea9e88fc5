import type { ClientBase } from 'pg'
import { FIGURES, LABELS } from './figures.ts'

/** Hours after the end of an hour before its trades are summed. Channels report some trades late. */
export const OPEN_HOURS = 1
/**
 * Days for which hourly sums are stored. The dashboard compares hours of recent days only; older days need
 * daily sums only.
 */
export const HOURS_KEPT_DAYS = 35

interface RollUp {
  now: Date
  /** Maximum number of days to sum in one call. */
  days: number
}

interface Stretch {
  from: string | null
  to: string | null
}

/** Tells whether another complete hour can be summed. Takes no database lock. */
export async function isRollUpDue(client: Pick<ClientBase, 'query'>, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(
    `select time_zone is distinct from current_setting('TimeZone') or until_time is null
       or until_time < date_trunc('hour', $1::timestamptz - make_interval(hours => $2)) as due
     from trade_rollup where id = 1`,
    [now.toISOString(), OPEN_HOURS],
  )
  return rows[0]?.due ?? false
}

/**
 * Sums the trades of complete hours, in the caller's transaction. Safe to call on several nodes: while
 * another node sums, the call returns without waiting. Summing an hour twice gives the same sums.
 */
export async function rollUpTrades(client: ClientBase, { now, days }: RollUp): Promise<void> {
  const { rows } = await client.query<{ fits: boolean }>(
    `select time_zone is not distinct from current_setting('TimeZone') as fits
     from trade_rollup where id = 1 for update skip locked`,
  )
  const [mine] = rows
  if (!mine) return
  if (!mine.fits) await deleteSums(client)
  const stretch = await nextHours(client, { now, days })
  if (stretch.from === null || stretch.to === null) return
  await recomputeSums(client, stretch.from, stretch.to)
  await client.query(
    `delete from trade_hourly where hour_time < $1::timestamptz - make_interval(days => $2)`,
    [stretch.to, HOURS_KEPT_DAYS],
  )
  await client.query('update trade_rollup set until_time = $1 where id = 1', [stretch.to])
}

/**
 * Deletes all stored sums. Needed after a change of the business time zone, since all days then begin at
 * another instant.
 */
async function deleteSums(client: ClientBase): Promise<void> {
  await client.query('delete from trade_hourly')
  await client.query('delete from trade_daily')
  await client.query(
    `update trade_rollup set until_time = null, time_zone = current_setting('TimeZone') where id = 1`,
  )
}

/**
 * Returns the begin and end of the next hours to sum, as instants; none if there are no trades or no complete
 * hour.
 */
async function nextHours(client: ClientBase, { now, days }: RollUp): Promise<Stretch> {
  const { rows } = await client.query<Stretch>(
    `with known as (
       select coalesce(date_trunc('hour', until_time), (select date_trunc('day', min(paid_time)) from trade_order)) as "from"
       from trade_rollup where id = 1
     ), due as (
       select "from", least(
         date_trunc('hour', $1::timestamptz - make_interval(hours => $2)),
         "from" + make_interval(days => $3)
       ) as "to" from known
     )
     select ("from" at time zone 'UTC')::text || 'Z' as "from", ("to" at time zone 'UTC')::text || 'Z' as "to"
     from due where "to" > "from"`,
    [now.toISOString(), OPEN_HOURS, days],
  )
  return rows[0] ?? { from: null, to: null }
}

/**
 * Recomputes the hourly sums between two instants, and the daily sums of days that end between them. A
 * transaction that adds trades to summed hours has to lock `trade_rollup` first and then call this function.
 */
export async function recomputeSums(client: ClientBase, from: string, to: string): Promise<void> {
  await client.query('delete from trade_hourly where hour_time >= $1 and hour_time < $2', [from, to])
  await client.query(
    `insert into trade_hourly (hour_time, ${LABELS}, ${FIGURES.columns})
     select date_trunc('hour', paid_time), ${LABELS}, ${FIGURES.sums} from trade_order
     where paid_time >= greatest($1::timestamptz, $2::timestamptz - make_interval(days => $3)) and paid_time < $2
     group by 1, ${LABELS}`,
    [from, to, HOURS_KEPT_DAYS],
  )
  const whole = [from, to]
  await client.query(
    `delete from trade_daily
     where trade_date >= $1::timestamptz::date and trade_date < $2::timestamptz::date`,
    whole,
  )
  await client.query(
    `insert into trade_daily (trade_date, ${LABELS}, ${FIGURES.columns})
     select paid_time::date, ${LABELS}, ${FIGURES.sums} from trade_order
     where paid_time >= date_trunc('day', $1::timestamptz) and paid_time < date_trunc('day', $2::timestamptz)
     group by 1, ${LABELS}`,
    whole,
  )
}
