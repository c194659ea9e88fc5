import { sql } from 'kysely'
import { FIGURES, GROUP_COLUMNS } from '../../trade-sums.ts'
import { bySql, MAX_VIOLATIONS } from '../invariant.ts'

/**
 * Each payment stores the sum of its refunds. The sum isn't higher than the amount of the payment. Each
 * refund refers to a payment.
 */
export const tradeRefund = bySql(sql`
  with refunds as (
    select origin_trade_no, -sum(amount_fen) as refunds_fen from trade_order where kind = 'REFUND' group by 1
  )
  select p.trade_no, r.origin_trade_no, p.amount_fen, p.refunded_fen, r.refunds_fen::bigint as refunds_fen
  from (select trade_no, amount_fen, refunded_fen from trade_order where kind = 'PAY') p
  full join refunds r on r.origin_trade_no = p.trade_no
  where p.trade_no is null or p.refunded_fen <> coalesce(r.refunds_fen, 0) or p.refunded_fen > p.amount_fen
  order by p.trade_no limit ${MAX_VIOLATIONS}`)

const group = sql.raw(GROUP_COLUMNS)
const figures = sql.raw(FIGURES.columns)

/**
 * The stored sums of a day equal the sums of its trades. Sums are stored for all days before the day of the
 * last roll-up.
 */
export const tradeDaily = bySql(sql`
  with rollup as (
    select until_time::date as until from trade_rollup
    where id = 1 and until_time is not null and time_zone = current_setting('TimeZone')
  ), trades as (
    select paid_time::date as trade_date, ${group}, ${sql.raw(FIGURES.sums)} from trade_order
    where paid_time < (select until from rollup) group by 1, ${group}
  ), daily as (
    select trade_date, ${group}, ${figures} from trade_daily where trade_date < (select until from rollup)
  ), differing as (
    (table trades except table daily) union all (table daily except table trades)
  )
  select trade_date::text as trade_date, shop_id, channel_code, sys_org_code, count(*)::int as rows from differing
  group by trade_date, ${group} order by 1, 2, 3 limit ${MAX_VIOLATIONS}`)
