import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { adjustmentResource } from '../../records/adjustment.ts'
import { billResource } from '../../records/bill.ts'
import { adjustmentImporter } from './adjustment-import.ts'
import { billAttachments } from './attachments.ts'
import { generateBillsJob } from './generate/job.ts'
import { billFolder, billMenus } from './menus.ts'
import { payoutResults } from './payout.ts'
import { billReports } from './reports.ts'
import { billRoutes } from './routes.ts'

/** Settlement bills and their adjustments. */
export const billArea = defineArea({
  name: 'bill',
  routes: [billRoutes],
  lists: { 'bill.list': billResource, 'bill.adjustments': adjustmentResource },
  exports: {
    'bill.list': defineExport('bill:export', billResource),
    'bill.adjustments': defineExport('adjustment:export', adjustmentResource),
  },
  importers: { 'bill.adjust': adjustmentImporter },
  jobs: [generateBillsJob],
  channelResults: { WITHDRAWAL: payoutResults },
  reports: billReports,
  attachments: [billAttachments],
  menuFolders: [billFolder],
  menus: billMenus,
})
