import { sql } from 'kysely'
import { type BillAdjustment, billAdjustmentModel } from '#schemas'
import { defineListResource } from '../platform/list/resource.ts'

/** List of adjustments. */
export const adjustmentResource = defineListResource<BillAdjustment>({
  model: billAdjustmentModel,
  rows: sql`bill_adjustment t join settle_bill of_bill on of_bill.id = t.bill_id`,
  scopeColumn: sql`t.sys_org_code`,
  columns: {
    billId: { type: 'text', sql: sql`t.bill_id` },
    billNo: { type: 'text', sql: sql`of_bill.bill_no` },
    shopId: { type: 'text', sql: sql`of_bill.shop_id` },
    channelCode: { type: 'text', sql: sql`of_bill.channel_code` },
    settleDate: { type: 'day', sql: sql`of_bill.settle_date` },
    amountFen: { type: 'integer', sql: sql`t.amount_fen` },
    reason: { type: 'text', sql: sql`t.reason` },
    createBy: { type: 'text', sql: sql`t.create_by` },
    signedBy: { type: 'text', sql: sql`t.signed_by` },
    createTime: { type: 'time', sql: sql`t.create_time` },
  },
  ruleColumns: {
    sysOrgCode: { type: 'text', sql: sql`t.sys_org_code` },
  },
  select: sql`t.id, t.bill_id as "billId", bill.bill_no as "billNo", bill.shop_id as "shopId",
    coalesce(shop.shop_code, '') as "shopCode", coalesce(shop.shop_name, '') as "shopName",
    bill.channel_code as "channelCode", bill.settle_date as "settleDate", bill.status as "billStatus",
    t.amount_fen as "amountFen", t.reason, t.attachment, t.create_by as "createBy",
    t.signed_by as "signedBy", t.create_time as "createTime"`,
  joins: sql`join settle_bill bill on bill.id = t.bill_id left join shop_basic_info shop on shop.id = bill.shop_id`,
})
