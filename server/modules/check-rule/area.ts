import { defineArea } from '../../platform/area/area.ts'
import { checkRuleMenus } from './menus.ts'
import { checkRoutes } from './routes.ts'
import { checkRuleResource } from './rule-crud.ts'
import { checkRuleRoutes } from './rule-routes.ts'

/** Duplicate checks and check rules. */
export const checkRuleArea = defineArea({
  name: 'check-rule',
  routes: [checkRoutes, checkRuleRoutes],
  lists: { 'checkRule.list': checkRuleResource },
  uniqueColumns: { sys_check_rule: { columns: ['rule_code'] } },
  menus: checkRuleMenus,
})
