import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/http/request.ts'
import { hasRules, inDeparts, isVisible } from '../../platform/list/row-scope.ts'
import { tradeResource } from '../../records/trade.ts'
import { FIGURES, GROUP_COLUMNS } from '../../records/trade-sums.ts'

/**
 * Period between two instants. The period has three parts. Figures come from daily sums for the first part,
 * from hourly sums for the second, and from single trades for the third.
 */
export interface Period {
  from: string
  /** End of the part for which daily sums are used. */
  daysUntil: string
  /** End of the part for which hourly sums are used. */
  hoursUntil: string
  /** End of the period (exclusive). */
  to: string
}

/** The channel whose trades are counted; all channels by default. */
export interface FigureFilter {
  channelCode?: string | undefined
}

/**
 * SQL subquery that computes figures from single trades. Used for callers with data rules, since a rule on
 * trades can't filter stored sums.
 */
const figuresOfTrades = (
  { from, to }: Period,
  scope: Scope,
  channel: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
    select paid_time::date as day, ${sql.raw(GROUP_COLUMNS)}, ${sql.raw(FIGURES.ofOneTrade)} from trade_order t
    where paid_time >= ${from}::timestamptz and paid_time < ${to}::timestamptz and ${isVisible(tradeResource, scope)} and ${channel}
  )`

/**
 * SQL subquery of the figures of a period, with a column `day`. The figures cover the trades within the
 * scope. The query reads stored sums and, after the last stored hour, single trades. For a caller with data
 * rules, the query reads only single trades.
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
    select paid_time::date, ${labels}, ${sql.raw(FIGURES.ofOneTrade)} from trade_order
    where paid_time >= ${hoursUntil}::timestamptz and paid_time < ${to}::timestamptz and ${seen} and ${channel}
  )`
}
