import type { Pool } from 'pg'

/** Trade for a test. The amount of a refund is negative. */
export interface TestTrade {
  shop: string
  channel: string
  tradeDate: string
  settleDate: string
  amountFen: number
  feeFen: number
  isLate?: boolean
}

/** Adds channels that settle on the next calendar day. */
export const addChannels = (pool: Pool, codes: readonly string[]) =>
  pool.query(
    `insert into pay_channel (id, code, name, rate_ppm, settle_cycle, status)
     select code, code, code, 3800, 'D+1', 'ACTIVE' from unnest($1::text[]) code`,
    [codes],
  )

/** Adds trades at noon of their trade days. */
export const addTrades = (pool: Pool, trades: readonly TestTrade[], prefix = 'T') =>
  pool.query(
    `insert into trade_order (id, trade_no, channel_trade_no, kind, shop_id, channel_code, pay_method, amount_fen,
       rate_ppm, fee_fen, paid_time, status, settle_date, original_settle_date, sys_org_code)
     select $2 || n, $2 || n, $2 || n, case when t."amountFen" < 0 then 'REFUND' else 'PAY' end, t.shop, t.channel, 'QR',
       t."amountFen", 3800, t."feeFen", t."tradeDate" + time '12:00', 'SUCCESS', t."settleDate",
       case when t."isLate" then t."settleDate" - 1 end, 'A01'
     from rows from (jsonb_to_recordset($1::jsonb) as (shop text, channel text, "tradeDate" date,
       "settleDate" date, "amountFen" bigint, "feeFen" bigint, "isLate" boolean)) with ordinality
       as t(shop, channel, "tradeDate", "settleDate", "amountFen", "feeFen", "isLate", n)`,
    [JSON.stringify(trades), prefix],
  )
