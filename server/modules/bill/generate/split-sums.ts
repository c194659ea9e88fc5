import { sql } from 'kysely'

/**
 * SQL source of the amounts that splits move out of and into bills, by shop, channel, settlement date and
 * trade day, besides the ledger orders that are made with the bills. It has no rows until amounts can be
 * returned.
 */
export const splitSums = sql`(
  select null::varchar as shop_id, null::varchar as channel_code, null::date as settle_date,
    null::date as trade_date, 0::bigint as split_out_fen, 0::bigint as split_in_fen
  where false
) s`
