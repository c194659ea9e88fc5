import { defineArea } from '../../platform/area/area.ts'
import { fillRules } from './fill-rules.ts'
import { fillRuleMenus } from './menus.ts'
import { fillRoutes } from './routes.ts'

/** Fill rules. */
export const fillRuleArea = defineArea({
  name: 'fill-rule',
  resources: [fillRules],
  routes: [fillRoutes],
  menus: fillRuleMenus,
})
