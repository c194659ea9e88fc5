import { sql } from 'kysely'

/**
 * SQL subquery `s` of the amounts that receivers returned to shops. It has one row for each shop, channel,
 * settlement date and day of the return. Bills add these amounts as split-ins.
 */
export const returnedSums = sql`(
  select o.shop_id, o.channel_code, d.return_date as settle_date, d.return_day as trade_date,
    sum(d.amount_fen)::bigint as split_in_fen
  from ledger_detail d join ledger_order o on o.id = d.order_id
  where d.status = 'RETURNED' and d.amount_fen > 0
  group by 1, 2, 3, 4
) s`
