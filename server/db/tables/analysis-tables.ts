// Columns as in migrations/0009-trade-rollup.sql; times and days are strings, see value-parsers.ts.

export interface TradeHourlyTable {
  hour_time: string
  shop_id: string
  channel_code: string
  sys_org_code: string
  pay_count: number
  success_count: number
  amount_fen: number
  refund_fen: number
  fee_fen: number
}

export interface TradeDailyTable {
  trade_date: string
  shop_id: string
  channel_code: string
  sys_org_code: string
  pay_count: number
  success_count: number
  amount_fen: number
  refund_fen: number
  fee_fen: number
}

export interface TradeRollupTable {
  id: number
  time_zone: string | null
  until_time: string | null
}
