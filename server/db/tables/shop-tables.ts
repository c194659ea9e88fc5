import type { Generated } from 'kysely'
import type { Json } from './json-column.ts'

// Columns as in migrations/0007-shop-draft-adjustment.sql; times and days are strings, see value-parsers.ts.

export interface ShopBossTable {
  id: string
  kind: string
  name: string
  mobile: string
  /** Of a person's id card, or a company's credit code. */
  id_no: string
  status: string
  sys_org_code: string
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  version: Generated<number>
}

export interface ShopLicenceTable {
  id: string
  shop_id: string
  licence_no: string
  legal_person: string
  legal_id_no: string
  begin_date: string
  /** None: long-term. */
  end_date: string | null
  licence_image: string | null
  id_front_image: string | null
  id_back_image: string | null
  create_time: Generated<string>
}

export interface ShopSettleAccountTable {
  id: string
  shop_id: string
  kind: string
  holder: string
  account_no: string
  bank_name: string | null
  bank_branch: string | null
  reserved_mobile: string | null
  verified_time: string | null
  create_time: Generated<string>
}

export interface ChannelMerchantTable {
  id: string
  shop_id: string
  channel_code: string
  merchant_no: string | null
  rate_ppm: number
  effective_date: string
  status: string
  sys_org_code: string
  create_by: string | null
  create_time: Generated<string>
  update_by: string | null
  update_time: string | null
  version: Generated<number>
}

export interface ChannelOperationTable {
  id: string
  request_no: string
  kind: string
  shop_id: string
  channel_code: string
  merchant_id: string | null
  status: string
  /** Masked. */
  request: Json
  /** Masked. */
  response: Json | null
  sys_org_code: string
  create_by: string
  create_time: Generated<string>
  update_time: string | null
  version: Generated<number>
}

export interface ChannelOperationTransitionTable {
  id: string
  operation_id: string
  from_status: string | null
  to_status: string
  create_by: string
  create_time: Generated<string>
}
