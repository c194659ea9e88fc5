import { sql } from 'kysely'
import { ledgerOrderModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of ledger orders with the amounts of their receivers. The orders are created together with bills. */
export const orderResource = defineListResource({
  model: ledgerOrderModel,
  table: 'ledger_order',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    shopName: sql`coalesce(shop.shop_name, '')`,
    billNo: sql`bill.bill_no`,
    billStatus: {
      sql: sql`(select b.status from settle_bill b where b.id = t.bill_id)`,
      select: sql`bill.status`,
    },
    restFen: sql`t.income_fen - t.split_fen`,
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id left join settle_bill bill on bill.id = t.bill_id`,
  children: { details: { table: 'ledger_detail', key: 'order_id', order: 'line_no' } },
})
