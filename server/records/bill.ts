import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { settleBillModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of bills, which is also used for counts and look-ups. */
export const billResource = defineListResource({
  model: settleBillModel,
  table: 'settle_bill',
  rows: sql`settle_bill t left join shop_basic_info of_shop on of_shop.id = t.shop_id`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    shopCode: {
      sql: sql`of_shop.shop_code`,
      sortBy: sql`coalesce(of_shop.shop_code, '')`,
      select: sql`coalesce(shop.shop_code, '')`,
    },
    shopName: sql`coalesce(shop.shop_name, '')`,
    brandName: sql`coalesce(brand.name, '')`,
    accountNo: sql`account.account_no_mask`,
    confirmTime: { sortBy: sql`coalesce(t.confirm_time, '-infinity')` },
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join brand on brand.id = shop.brand_id
    left join shop_settle_account account on account.shop_id = shop.id`,
})

interface BillKey {
  shopId: RawBuilder<unknown>
  channelCode: RawBuilder<unknown>
  settleDate: RawBuilder<unknown>
}

/** SQL condition: the shop has no bill of the channel with this settlement date. */
export const hasNoBill = ({ shopId, channelCode, settleDate }: BillKey): RawBuilder<SqlBool> =>
  sql`not exists (select from settle_bill b
    where b.shop_id = ${shopId} and b.channel_code = ${channelCode} and b.settle_date = ${settleDate})`
