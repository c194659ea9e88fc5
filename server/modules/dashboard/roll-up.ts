import type { ClientBase } from 'pg'
import { DAYS_OF_HOURLY_SUMS, FIGURES, GROUP_COLUMNS } from '../../records/trade-sums.ts'

/**
 * Number of hours between the end of an hour and the summing of its trades. The delay is needed since
 * channels report some trades late.
 */
export const SUM_DELAY_HOURS = 1
interface RollUp {
  now: Date
  /** Maximum number of days to sum in one call. */
  days: number
}

interface HourRange {
  from: string | null
  to: string | null
}

/** True if there is a complete hour that isn't summed yet. Takes no database lock. */
export async function isRollUpDue(client: Pick<ClientBase, 'query'>, now: Date): Promise<boolean> {
  const { rows } = await client.query<{ due: boolean }>(
    `select time_zone is distinct from current_setting('TimeZone') or until_time is null
       or until_time < date_trunc('hour', $1::timestamptz - make_interval(hours => $2)) as due
     from trade_rollup where id = 1`,
    [now.toISOString(), SUM_DELAY_HOURS],
  )
  return rows[0]?.due ?? false
}

/**
 * Sums the trades of complete hours, in the caller's transaction. If another node is already summing trades,
 * the call returns without waiting. If an hour is summed twice, the sums are the same.
 */
export async function rollUpTrades(client: ClientBase, { now, days }: RollUp): Promise<void> {
  const { rows } = await client.query<{ hasSameTimeZone: boolean }>(
    `select time_zone is not distinct from current_setting('TimeZone') as "hasSameTimeZone"
     from trade_rollup where id = 1 for update skip locked`,
  )
  const [ownRollUp] = rows
  if (!ownRollUp) return
  if (!ownRollUp.hasSameTimeZone) await deleteSums(client)
  const range = await nextHours(client, { now, days })
  if (range.from === null || range.to === null) return
  await recomputeSums(client, range.from, range.to)
  await client.query(
    `delete from trade_hourly where hour_time < $1::timestamptz - make_interval(days => $2)`,
    [range.to, DAYS_OF_HOURLY_SUMS],
  )
  await client.query('update trade_rollup set until_time = $1 where id = 1', [range.to])
}

/**
 * Deletes all stored sums. Called after a change of the business time zone, since days then begin at other
 * instants.
 */
async function deleteSums(client: ClientBase): Promise<void> {
  await client.query('delete from trade_hourly')
  await client.query('delete from trade_daily')
  await client.query(
    `update trade_rollup set until_time = null, time_zone = current_setting('TimeZone') where id = 1`,
  )
}

/**
 * Returns the start and end of the next range of hours to sum, as instants. Start and end are null if there
 * are no trades or no complete hour.
 */
async function nextHours(client: ClientBase, { now, days }: RollUp): Promise<HourRange> {
  const { rows } = await client.query<HourRange>(
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
    [now.toISOString(), SUM_DELAY_HOURS, days],
  )
  return rows[0] ?? { from: null, to: null }
}

/**
 * Recomputes the hourly sums between two instants, and the daily sums of days that end between them. Call
 * this function in each transaction that adds trades to hours that are already summed. The transaction must
 * lock `trade_rollup` before.
 */
export async function recomputeSums(client: ClientBase, from: string, to: string): Promise<void> {
  await client.query('delete from trade_hourly where hour_time >= $1 and hour_time < $2', [from, to])
  await client.query(
    `insert into trade_hourly (hour_time, ${GROUP_COLUMNS}, ${FIGURES.columns})
     select date_trunc('hour', paid_time), ${GROUP_COLUMNS}, ${FIGURES.sums} from trade_order
     where paid_time >= greatest($1::timestamptz, $2::timestamptz - make_interval(days => $3)) and paid_time < $2
     group by 1, ${GROUP_COLUMNS}`,
    [from, to, DAYS_OF_HOURLY_SUMS],
  )
  const range = [from, to]
  await client.query(
    `delete from trade_daily
     where trade_date >= $1::timestamptz::date and trade_date < $2::timestamptz::date`,
    range,
  )
  await client.query(
    `insert into trade_daily (trade_date, ${GROUP_COLUMNS}, ${FIGURES.columns})
     select paid_time::date, ${GROUP_COLUMNS}, ${FIGURES.sums} from trade_order
     where paid_time >= date_trunc('day', $1::timestamptz) and paid_time < date_trunc('day', $2::timestamptz)
     group by 1, ${GROUP_COLUMNS}`,
    range,
  )
}
