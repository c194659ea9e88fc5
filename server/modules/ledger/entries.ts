import { sql } from 'kysely'
import { ledgerEntryModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { channelRelation, shopDepartmentRelation, shopRelation } from '../../records/report-relations.ts'

/** List of journal entries. Database triggers of migration 0041 add the entries. */
const entryResource = defineListResource({
  model: ledgerEntryModel,
  table: 'ledger_entry',
  rows: sql`ledger_entry t left join settle_bill bill on bill.id = t.bill_id`,
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    shopName: sql`coalesce(shop.shop_name, '')`,
    billNo: sql`of_bill.bill_no`,
    settleDate: { sql: sql`bill.settle_date`, select: sql`of_bill.settle_date` },
  },
  joins: sql`left join shop_basic_info shop on shop.id = t.shop_id
    left join settle_bill of_bill on of_bill.id = t.bill_id`,
})

/** Journal entries. */
export const ledgerEntries = defineRecords({
  name: 'ledgerEntry',
  list: entryResource,
  exports: { access: 'ledgerEntry:export' },
  report: {
    access: 'ledgerEntry:list',
    relations: { shop: shopRelation, 'shop.department': shopDepartmentRelation, channel: channelRelation },
  },
})
