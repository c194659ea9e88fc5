import type { Generated } from 'kysely'

// Columns as in migrations/0002-settlement.sql, 0007-shop-draft-adjustment.sql and 0013-adjustment-signer.sql; times and days are strings, see value-parsers.ts.

export interface BrandTable {
  id: string
  code: string
  name: string
}

export interface ShopBasicInfoTable {
  id: string
  shop_code: string
  shop_name: string
  brand_id: string
  own_group_tag: string | null
  type: string
  region_code: string | null
  address: string | null
  contact: string | null
  mobile: string | null
  boss_id: string | null
  business_hours: string | null
  lng: number | null
  lat: number | null
  status: string
  sys_org_code: string
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  version: Generated<number>
}

export interface PayChannelTable {
  id: string
  code: string
  name: string
  rate_ppm: number
  settle_cycle: string
  status: string
}

export interface HolidayTable {
  day: string
  kind: string
  name: string | null
}

export interface SettleBillTable {
  id: string
  bill_no: string
  shop_id: string
  channel_code: string
  settle_date: string
  trade_begin_date: string
  trade_end_date: string
  trade_count: number
  refund_count: number
  gross_fen: number
  refund_fen: number
  fee_fen: number
  split_out_fen: Generated<number>
  split_in_fen: Generated<number>
  adjust_fen: Generated<number>
  carry_fen: Generated<number>
  payable_fen: number
  status: string
  hold_reason: string | null
  confirm_by: string | null
  confirm_time: string | null
  release_by: string | null
  release_time: string | null
  sys_org_code: string
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  version: Generated<number>
}

export interface SettleBillItemTable {
  id: string
  bill_id: string
  kind: string
  trade_date: string | null
  trade_count: Generated<number>
  amount_fen: number
  remark: string | null
  create_time: Generated<string>
}

export interface BillAdjustmentTable {
  id: string
  bill_id: string
  /** The bill's line that it made. */
  item_id: string
  amount_fen: number
  reason: string
  attachment: string | null
  sys_org_code: string
  create_by: string
  create_time: Generated<string>
  /** The second person who signed it; null where its amount needs none. */
  signed_by: string | null
  /** The adjustment that this one takes back. */
  counter_of: string | null
}

export interface TradeOrderTable {
  id: string
  trade_no: string
  channel_trade_no: string
  kind: string
  shop_id: string
  channel_code: string
  pay_method: string
  amount_fen: number
  rate_ppm: number
  fee_fen: number
  payer_account: string | null
  paid_time: string
  status: string
  origin_trade_no: string | null
  settle_date: string | null
  bill_id: string | null
  sys_org_code: string
  create_time: Generated<string>
}
