import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { integerField } from '../../platform/report/resource.ts'
import { defineRecords } from '../../platform/resource/define-records.ts'
import { adjustmentResource } from '../../records/adjustment.ts'
import { billResource } from '../../records/bill.ts'
import {
  channelRelation,
  joinedShopRelation,
  shopDepartmentRelation,
} from '../../records/report-relations.ts'
import { adjustmentImporter } from './adjustment-import.ts'
import { billAttachments } from './attachments.ts'
import { generateBillsJob } from './generate/job.ts'
import { billFolder, billMenus } from './menus.ts'
import { payoutResults } from './payout.ts'
import { adjustmentRoutes, billRoutes } from './routes.ts'

/** Settlement bills. */
const bills = defineRecords({
  name: 'bill',
  list: billResource,
  exports: { access: 'bill:export' },
  report: {
    access: 'bill:report',
    fields: {
      refundCount: integerField('refund_count'),
      splitOutFen: integerField('split_out_fen'),
      splitInFen: integerField('split_in_fen'),
      adjustFen: integerField('adjust_fen'),
      carryFen: integerField('carry_fen'),
    },
    relations: {
      shop: joinedShopRelation,
      'shop.department': shopDepartmentRelation,
      channel: channelRelation,
    },
  },
  routes: billRoutes,
})

/** Settlement bills and their adjustments. */
export const billArea = defineArea({
  name: 'bill',
  resources: [bills],
  routes: [adjustmentRoutes],
  lists: { 'bill.adjustments': adjustmentResource },
  exports: { 'bill.adjustments': defineExport('adjustment:export', adjustmentResource) },
  importers: { 'bill.adjust': adjustmentImporter },
  jobs: [generateBillsJob],
  channelResults: { WITHDRAWAL: payoutResults },
  attachments: [billAttachments],
  menuFolders: [billFolder],
  menus: billMenus,
})
