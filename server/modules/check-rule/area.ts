import { defineArea } from '../../platform/area/area.ts'
import { checkRuleRecords } from './check-rules.ts'
import { checkRuleMenus } from './menus.ts'
import { checkRoutes } from './routes.ts'

/** Duplicate checks and check rules. */
export const checkRuleArea = defineArea({
  name: 'check-rule',
  resources: [checkRuleRecords],
  routes: [checkRoutes],
  menus: checkRuleMenus,
})
