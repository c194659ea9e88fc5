import type pg from 'pg'
import { sqlStateOf } from './violated-index.ts'

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/
/**
 * SQLSTATEs of the errors that occur if another process created the partition first: duplicate table, row or
 * object.
 */
const createdConcurrently = new Set(['42P07', '23505', '42710'])
/**
 * SQLSTATEs of the errors that occur if the partition can't be created now. One reason is that the default
 * partition has trades of this month. The partition of a month in another time zone can overlap, or a long
 * query can hold the table.
 */
const notCreatableNow = new Set(['23514', '42P17', '55P03', '57014'])
/**
 * Short lock timeout: creating a partition locks the whole table, so waiting for a long query would block
 * readers.
 */
const SHORT_WAIT = "set local lock_timeout = '500ms'; "
/** Number of future months whose partitions are created in advance. */
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

/** Returns the name and the bounds of the `trade_order` partition of a month. */
export function tradePartition(month: string): { name: string; bounds: string } {
  return {
    name: `trade_order_${month.replace('-', '_')}`,
    bounds: `for values from ('${month}-01 00:00:00') to ('${nextMonth(month)}-01 00:00:00')`,
  }
}

type Connection = pg.Pool | pg.ClientBase

/**
 * Creates a partition. The bounds of the partition are in business time, which is the time zone of the
 * session.
 */
async function makePartition(connection: Connection, month: string, settings = ''): Promise<void> {
  const { name, bounds } = tradePartition(month)
  try {
    await connection.query(`${settings}create table if not exists ${name} partition of trade_order ${bounds}`)
  } catch (error) {
    if (!createdConcurrently.has(sqlStateOf(error) ?? '')) throw error
  }
}

/**
 * Creates the `trade_order` partitions of the months `from` to `to` (`YYYY-MM` in business time, both
 * inclusive). Call this function before you insert trades of these months. Otherwise, the trades go to the
 * default partition, and the partition of their month can't be created.
 */
export async function ensureTradePartitions(connection: Connection, from: string, to: string): Promise<void> {
  for (const month of monthsBetween(from, to)) await makePartition(connection, month)
}

/**
 * Tries to create the `trade_order` partitions of these months, without waiting long. Returns the months that
 * failed; their trades go to the default partition. Many nodes can call this function at the same time.
 */
export async function tryTradePartitions(pool: pg.Pool, months: readonly string[]): Promise<string[]> {
  const missing: string[] = []
  for (const month of months) {
    try {
      await makePartition(pool, month, SHORT_WAIT)
    } catch (error) {
      if (!notCreatableNow.has(sqlStateOf(error) ?? '')) throw error
      missing.push(month)
    }
  }
  return missing
}

/**
 * Creates the `trade_order` partitions of this business month and the next three. Returns the months that
 * failed.
 */
export async function ensureComingPartitions(pool: pg.Pool, now: Date): Promise<string[]> {
  const { rows } = await pool.query<{ month: string }>(
    `select to_char($1::timestamptz + make_interval(months => ahead), 'YYYY-MM') as month
     from generate_series(0, $2::int) as ahead order by ahead`,
    [now.toISOString(), MONTHS_AHEAD],
  )
  return tryTradePartitions(
    pool,
    rows.map(({ month }) => month),
  )
}
