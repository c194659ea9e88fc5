import { sql } from 'kysely'

/**
 * SQL source of the amounts that returns move into bills, by shop, channel, settlement date and day of the
 * return. Amounts that are split out belong to the ledger orders, which are made with the bills.
 */
export const splitSums = sql`(
  select o.shop_id, o.channel_code, d.return_date as settle_date, d.return_day as trade_date,
    0::bigint as split_out_fen, sum(d.amount_fen)::bigint as split_in_fen
  from ledger_detail d join ledger_order o on o.id = d.order_id
  where d.status = 'RETURNED' and d.amount_fen > 0
  group by 1, 2, 3, 4
) s`
