import { defineArea } from '../../platform/area/area.ts'
import { demoDayJob } from './demo-day/job.ts'
import { intakeKeyResource } from './intake/intake-key-resource.ts'
import { intakeRoutes } from './intake/routes.ts'
import { tradeImporter } from './intake/trade-import.ts'
import { tradeMenus } from './menus.ts'
import { trades } from './trades.ts'

/** Trades. */
export const tradeArea = defineArea({
  name: 'trade',
  resources: [trades],
  routes: [intakeRoutes],
  lists: { 'trade.keys': intakeKeyResource },
  jobs: [demoDayJob],
  importers: { 'trade.add': tradeImporter },
  menus: tradeMenus,
})
