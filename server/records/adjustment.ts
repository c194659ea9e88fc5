import { sql } from 'kysely'
import { billAdjustmentModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of adjustments. */
export const adjustmentResource = defineListResource({
  model: billAdjustmentModel,
  table: 'bill_adjustment',
  rows: sql`bill_adjustment t join settle_bill of_bill on of_bill.id = t.bill_id`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    billNo: { sql: sql`of_bill.bill_no`, select: sql`bill.bill_no` },
    shopId: { sql: sql`of_bill.shop_id`, select: sql`bill.shop_id` },
    shopCode: sql`coalesce(shop.shop_code, '')`,
    shopName: sql`coalesce(shop.shop_name, '')`,
    channelCode: { sql: sql`of_bill.channel_code`, select: sql`bill.channel_code` },
    settleDate: { sql: sql`of_bill.settle_date`, select: sql`bill.settle_date` },
    billStatus: sql`bill.status`,
    createByName: sql`coalesce(author.realname, t.create_by)`,
    signedByName: sql`coalesce(signer.realname, t.signed_by)`,
  },
  joins: sql`join settle_bill bill on bill.id = t.bill_id left join shop_basic_info shop on shop.id = bill.shop_id
    left join sys_user author on author.username = t.create_by
    left join sys_user signer on signer.username = t.signed_by`,
})
