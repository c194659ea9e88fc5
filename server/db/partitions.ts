import type pg from 'pg'
import { sqlStateOf } from './violated-index.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/** Made by another process in the meantime: duplicate table, duplicate type. */
const createdConcurrently = new Set(['42P07', '23505', '42710'])
/**
 * Trades of the month lie in the default partition already; the month before, made in another zone of business, ends
 * later than this one begins; or a long query holds the table.
 */
const cannotBeMadeNow = new Set(['23514', '42P17', '55P03', '57014'])
/** A new partition locks the whole table for a moment: behind a long query, readers would queue up for it. */
const SHORT_WAIT = "set local lock_timeout = '500ms'; "
/** Number of months after this one whose partitions are created ahead. */
const MONTHS_AHEAD = 3

const nextMonth = (month: string): string => {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number, 1)).toISOString().slice(0, 7)
}

function monthsBetween(from: string, to: string): string[] {
  for (const month of [from, to]) {
    if (!MONTH.test(month)) throw new RangeError(`"${month}" is no month like 2024-05`)
  }
  const months: string[] = []
  for (let month = from; month <= to; month = nextMonth(month)) months.push(month)
  return months
}

/** A month's partition of `trade_order`: its name, and the bounds it is made or attached with. */
export function tradePartition(month: string): { name: string; bounds: string } {
  return {
    name: `trade_order_${month.replace('-', '_')}`,
    bounds: `for values from ('${month}-01 00:00:00') to ('${nextMonth(month)}-01 00:00:00')`,
  }
}

type Connection = pg.Pool | pg.ClientBase

/** The bounds are read in the session's zone, which is the business's. */
async function makePartition(connection: Connection, month: string, settings = ''): Promise<void> {
  const { name, bounds } = tradePartition(month)
  try {
    await connection.query(`${settings}create table if not exists ${name} partition of trade_order ${bounds}`)
  } catch (error) {
    if (!createdConcurrently.has(sqlStateOf(error) ?? '')) throw error
  }
}

/**
 * Makes the partitions of `trade_order` for these months of business time (`YYYY-MM`, both included). Call it
 * before their trades come: what already lies in the default partition keeps a month's own from being made.
 */
export async function ensureTradePartitions(connection: Connection, from: string, to: string): Promise<void> {
  for (const month of monthsBetween(from, to)) await makePartition(connection, month)
}

/**
 * Makes the partitions of this month of business time and of the next three, so that the months come to a table
 * that is ready for them. Gives those that could not be made: their trades are kept all the same, in the default
 * partition. Any number of nodes may ask at once.
 */
export async function ensureComingPartitions(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ month: string }>(
    `select to_char($1::timestamptz + make_interval(months => ahead), 'YYYY-MM') as month
     from generate_series(0, $2::int) as ahead order by ahead`,
    [now.toISOString(), MONTHS_AHEAD],
  )
  const missing: string[] = []
  for (const { month } of rows) {
    try {
      await makePartition(pool, month, SHORT_WAIT)
    } catch (error) {
      if (!cannotBeMadeNow.has(sqlStateOf(error) ?? '')) throw error
      missing.push(month)
    }
  }
  return missing
}
