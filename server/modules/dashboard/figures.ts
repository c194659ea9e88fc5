import { type RawBuilder, sql } from 'kysely'
import type { Scope } from '../../platform/http/request.ts'
import { hasRules, inDeparts, inScope } from '../../platform/list/row-scope.ts'
import { tradeResource } from '../../records/trade.ts'

/** Columns that trades are grouped by. */
export const LABELS = 'shop_id, channel_code, sys_org_code'

/** Matches successful payments, including those refunded later: a refund is a trade of its own. */
const PAID = `kind = 'PAY' and status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED')`
const MOVED = `status in ('SUCCESS', 'REFUNDED', 'PARTLY_REFUNDED')`

/** SQL of each figure for one trade. */
const perTrade = {
  pay_count: `(kind = 'PAY')::int`,
  success_count: `(${PAID})::int`,
  amount_fen: `case when ${PAID} then amount_fen else 0 end`,
  refund_fen: `case when kind = 'REFUND' and ${MOVED} then -amount_fen else 0 end`,
  fee_fen: `case when ${MOVED} then fee_fen else 0 end`,
} as const

const entries = Object.entries(perTrade)

/** Figures as SQL: columns, and sums over trades. */
export const FIGURES = {
  columns: entries.map(([column]) => column).join(', '),
  sums: entries.map(([column, each]) => `sum(${each})::bigint as ${column}`).join(', '),
}
const ofOneTrade = entries.map(([column, each]) => `${each} as ${column}`).join(', ')

/** Period whose figures are read in three parts: daily sums, hourly sums, trades. Its bounds are instants. */
export interface Span {
  from: string
  /** End of the part with daily sums. */
  daysUntil: string
  /** End of the part with hourly sums. */
  hoursUntil: string
  /** End of the period, exclusive. */
  to: string
}

/** Figures from single trades, for callers with data rules: rules can't be applied to sums. */
const figuresOfTrades = ({ from, to }: Span, scope: Scope): RawBuilder<unknown> => sql`(
    select paid_time::date as day, ${sql.raw(LABELS)}, ${sql.raw(ofOneTrade)} from ${tradeResource.rows}
    where paid_time >= ${from}::timestamptz and paid_time < ${to}::timestamptz and ${inScope(tradeResource, scope)}
  )`

/**
 * Subquery of figures of visible trades in a period, with a column `day`. It reads daily sums, hourly sums
 * and single trades, or single trades only if data rules restrict the caller.
 */
export function figuresOf(span: Span, scope: Scope): RawBuilder<unknown> {
  if (hasRules(tradeResource, scope)) return figuresOfTrades(span, scope)
  const { from, daysUntil, hoursUntil, to } = span
  const seen = inDeparts(sql`sys_org_code`, scope.departs)
  const labels = sql.raw(LABELS)
  const columns = sql.raw(FIGURES.columns)
  return sql`(
    select trade_date as day, ${labels}, ${columns} from trade_daily
    where trade_date >= ${from}::timestamptz::date and trade_date < ${daysUntil}::timestamptz::date and ${seen}
    union all
    select hour_time::date, ${labels}, ${columns} from trade_hourly
    where hour_time >= ${daysUntil}::timestamptz and hour_time < ${hoursUntil}::timestamptz and ${seen}
    union all
    select paid_time::date, ${labels}, ${sql.raw(ofOneTrade)} from trade_order
    where paid_time >= ${hoursUntil}::timestamptz and paid_time < ${to}::timestamptz and ${seen}
  )`
}
