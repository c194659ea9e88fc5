import { sql } from 'kysely'
import { channelMerchantModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of merchants, which are the accounts of shops at payment channels. */
export const merchantResource = defineListResource({
  model: channelMerchantModel,
  table: 'channel_merchant',
  rows: sql`channel_merchant t left join shop_basic_info of_shop on of_shop.id = t.shop_id`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode', 'createBy'],
  columns: {
    shopCode: { sql: sql`coalesce(of_shop.shop_code, '')`, select: sql`coalesce(shop.shop_code, '')` },
    shopName: sql`coalesce(shop.shop_name, '')`,
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id`,
})
