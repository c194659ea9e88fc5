import { sql } from 'kysely'
import type { Tx } from '../db/index.ts'

/** Columns by which the stored sums of trades are grouped. */
export const GROUP_COLUMNS = 'shop_id, channel_code, sys_org_code'

/**
 * SQL condition for successful payments. Payments that were refunded later are included, since the refund is
 * a separate trade.
 */
const IS_SUCCESSFUL_PAYMENT = `kind = 'PAY' and status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED')`
const IS_SUCCESSFUL = `status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED')`

/** SQL expression of each figure for a single trade. */
const perTrade = {
  pay_count: `(kind = 'PAY')::int`,
  success_count: `(${IS_SUCCESSFUL_PAYMENT})::int`,
  amount_fen: `case when ${IS_SUCCESSFUL_PAYMENT} then amount_fen else 0 end`,
  refund_fen: `case when kind = 'REFUND' and ${IS_SUCCESSFUL} then -amount_fen else 0 end`,
  fee_fen: `case when ${IS_SUCCESSFUL} then fee_fen else 0 end`,
} as const

const entries = Object.entries(perTrade)

/**
 * SQL of the figures of trades: the list of columns, the sums over several trades, and the figures of one
 * trade.
 */
export const FIGURES = {
  columns: entries.map(([column]) => column).join(', '),
  sums: entries.map(([column, each]) => `sum(${each})::bigint as ${column}`).join(', '),
  ofOneTrade: entries.map(([column, each]) => `${each} as ${column}`).join(', '),
}

/**
 * Number of days for which hourly sums are stored. The dashboard compares hours only for recent days. For
 * older days, the dashboard needs only daily sums.
 */
export const DAYS_OF_HOURLY_SUMS = 35

const added = (table: string) =>
  sql.raw(entries.map(([column]) => `${column} = ${table}.${column} + excluded.${column}`).join(', '))

/** New trades, and the range of their payment times. */
interface NewTrades {
  ids: readonly string[]
  /** Earliest and latest payment time, and the current time, in business time. */
  from: string
  to: string
  now: string
}

/** Converts a business time to milliseconds that can be compared. */
const instant = (time: string) => Date.parse(`${time.replace(' ', 'T')}Z`)

/**
 * Maximum age in milliseconds of trades whose hour isn't in the stored sums yet. The roll-up sums an hour
 * only when the hour has been over for an hour.
 */
const RECENT_MS = 30 * 60_000

/**
 * Adds new trades to the stored sums, if their hours or days are already summed. If all trades are recent,
 * nothing is locked.
 */
export async function addToSums(tx: Tx, { ids, from, to, now }: NewTrades): Promise<void> {
  if (instant(from) >= instant(now) - RECENT_MS) return
  const { rows } = await sql<{ until: string | null }>`
    select (until_time at time zone 'UTC')::text || 'Z' as until from trade_rollup where id = 1 for update`.execute(
    tx,
  )
  const until = rows[0]?.until ?? null
  if (until === null) return
  const figures = sql.raw(`${GROUP_COLUMNS}, ${FIGURES.sums}`)
  const columns = sql.raw(`${GROUP_COLUMNS}, ${FIGURES.columns}`)
  const isNew = sql`id = any(${[...ids]}::text[])
    and paid_time between ${from}::timestamptz and ${to}::timestamptz`
  await sql`insert into trade_hourly (hour_time, ${columns})
    select date_trunc('hour', paid_time), ${figures} from trade_order
    where ${isNew} and paid_time < ${until}::timestamptz
      and paid_time >= ${until}::timestamptz - make_interval(days => ${DAYS_OF_HOURLY_SUMS})
    group by 1, ${sql.raw(GROUP_COLUMNS)}
    on conflict (hour_time, ${sql.raw(GROUP_COLUMNS)}) do update set ${added('trade_hourly')}`.execute(tx)
  await sql`insert into trade_daily (trade_date, ${columns})
    select paid_time::date, ${figures} from trade_order
    where ${isNew} and paid_time < date_trunc('day', ${until}::timestamptz)
    group by 1, ${sql.raw(GROUP_COLUMNS)}
    on conflict (trade_date, ${sql.raw(GROUP_COLUMNS)}) do update set ${added('trade_daily')}`.execute(tx)
}
