import { sql } from 'kysely'
import { tradeOrderModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of trades, also for counts and look-ups. */
export const tradeResource = defineListResource({
  model: tradeOrderModel,
  table: 'trade_order',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    brandName: sql`coalesce(brand.name, '')`,
    shopCode: sql`coalesce(shop.shop_code, '')`,
    shopName: sql`coalesce(shop.shop_name, '')`,
    netFen: { sql: sql`t.amount_fen - t.fee_fen` },
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join brand on brand.id = shop.brand_id`,
})
