import { defineArea } from '../../platform/area/area.ts'
import { fillRuleMenus } from './menus.ts'
import { fillRoutes } from './routes.ts'
import { fillRuleResource } from './rule-crud.ts'

/** Fill rules. */
export const fillRuleArea = defineArea({
  name: 'fill-rule',
  routes: [fillRoutes],
  lists: { 'fillRule.list': fillRuleResource },
  uniqueColumns: { sys_fill_rule: { columns: ['rule_code'] } },
  menus: fillRuleMenus,
})
