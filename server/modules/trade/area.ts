import { defineArea } from '../../platform/area/area.ts'
import { defineExport } from '../../platform/area/export.ts'
import { tradeResource } from '../../records/trade.ts'
import { createDateRangeGuard } from './date-range-guard.ts'
import { demoDayJob } from './demo-day/job.ts'
import { intakeKeyResource } from './intake/key-resource.ts'
import { intakeRoutes } from './intake/routes.ts'
import { tradeImporter } from './intake/trade-import.ts'
import { tradeMenus } from './menus.ts'
import { tradeReports } from './reports.ts'
import { tradeRoutes } from './routes.ts'

/** Trades. */
export const tradeArea = defineArea({
  name: 'trade',
  routes: [tradeRoutes, intakeRoutes],
  lists: { 'trade.list': tradeResource, 'trade.keys': intakeKeyResource },
  exports: { 'trade.list': defineExport('trade:export', tradeResource, createDateRangeGuard) },
  jobs: [demoDayJob],
  importers: { 'trade.add': tradeImporter },
  reports: tradeReports,
  menus: tradeMenus,
})
