import { sql } from 'kysely'
import { ledgerDetailModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/** List of the amounts of receivers, each with its latest request to the channel. */
export const detailResource = defineListResource({
  model: ledgerDetailModel,
  table: 'ledger_detail',
  scope: 'sys_org_code',
  ruleFields: ['sysOrgCode'],
  columns: {
    orderNo: sql`ledger.order_no`,
    requestNo: sql`(select o.request_no from channel_operation o
      where o.subject_kind = 'ledger_detail' and o.subject_id = t.id order by o.id desc limit 1)`,
  },
  joins: sql`left join ledger_order ledger on ledger.id = t.order_id`,
})
