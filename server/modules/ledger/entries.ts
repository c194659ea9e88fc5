import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { ledgerEntryModel } from '#schemas'
import { defineExport } from '../../platform/area/export.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute, createTotalsRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import { defineReportResource } from '../../platform/report/resource.ts'
import { channelRelation, shopDepartmentRelation, shopRelation } from '../../records/report-relations.ts'
import type { Services } from '../../services.ts'

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

/** Routes of journal entries. */
async function entryRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const entries = createList(entryResource, services)
  createListRoute(app)('ledgerEntry.list', entries)
  createTotalsRoute(app)('ledgerEntry.totals', entries)
}

/** Routes, list, export and report of journal entries, as parts of the area `ledger`. */
export const ledgerEntries = {
  routes: [entryRoutes],
  lists: { 'ledgerEntry.list': entryResource },
  exports: { 'ledgerEntry.list': defineExport('ledgerEntry:export', entryResource) },
  reports: {
    LedgerEntry: defineReportResource(ledgerEntryModel, {
      access: 'ledgerEntry:list',
      list: entryResource,
      relations: { shop: shopRelation, 'shop.department': shopDepartmentRelation, channel: channelRelation },
    }),
  },
}
