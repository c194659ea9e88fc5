import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/http/request.ts'
import { hasRules, inDeparts, isVisible } from '../../platform/list/row-scope.ts'
import { tradeResource } from '../../records/trade.ts'

/** Columns by which the stored sums of trades are grouped. */
export const GROUP_COLUMNS = 'shop_id, channel_code, sys_org_code'

/** SQL condition for successful payments, including those refunded later. The refund is a separate trade. */
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

/** SQL of the figures: the list of columns, and the sums over several trades. */
export const FIGURES = {
  columns: entries.map(([column]) => column).join(', '),
  sums: entries.map(([column, each]) => `sum(${each})::bigint as ${column}`).join(', '),
}
const ofOneTrade = entries.map(([column, each]) => `${each} as ${column}`).join(', ')

/**
 * Period between two instants. Its figures are read from three sources: stored daily sums, then stored hourly
 * sums, then single trades.
 */
export interface Period {
  from: string
  /** Instant until which the stored daily sums are used. */
  daysUntil: string
  /** Instant until which the stored hourly sums are used. */
  hoursUntil: string
  /** Exclusive end of the period. */
  to: string
}

/** Selects the trades of one channel. */
export interface FigureFilter {
  channelCode?: string | undefined
}

/**
 * Subquery of figures from single trades. Needed for callers with data rules, since a rule on trades can't
 * filter stored sums.
 */
const figuresOfTrades = (
  { from, to }: Period,
  scope: Scope,
  channel: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
    select paid_time::date as day, ${sql.raw(GROUP_COLUMNS)}, ${sql.raw(ofOneTrade)} from trade_order t
    where paid_time >= ${from}::timestamptz and paid_time < ${to}::timestamptz and ${isVisible(tradeResource, scope)} and ${channel}
  )`

/**
 * Subquery of the figures of a period, for trades within the scope, with a column `day`. Reads stored sums
 * and, after the last stored hour, single trades. If data rules restrict the caller, reads single trades only.
 */
export function figuresOf(
  period: Period,
  scope: Scope,
  { channelCode }: FigureFilter = {},
): RawBuilder<unknown> {
  const channel = channelCode === undefined ? sql`true` : sql`channel_code = ${channelCode}`
  if (hasRules(tradeResource, scope)) return figuresOfTrades(period, scope, channel)
  const { from, daysUntil, hoursUntil, to } = period
  const seen = inDeparts(sql`sys_org_code`, scope.departs)
  const labels = sql.raw(GROUP_COLUMNS)
  const columns = sql.raw(FIGURES.columns)
  return sql`(
    select trade_date as day, ${labels}, ${columns} from trade_daily
    where trade_date >= ${from}::timestamptz::date and trade_date < ${daysUntil}::timestamptz::date and ${seen} and ${channel}
    union all
    select hour_time::date, ${labels}, ${columns} from trade_hourly
    where hour_time >= ${daysUntil}::timestamptz and hour_time < ${hoursUntil}::timestamptz and ${seen} and ${channel}
    union all
    select paid_time::date, ${labels}, ${sql.raw(ofOneTrade)} from trade_order
    where paid_time >= ${hoursUntil}::timestamptz and paid_time < ${to}::timestamptz and ${seen} and ${channel}
  )`
}
