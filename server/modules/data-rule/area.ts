import { defineArea } from '../../platform/area/area.ts'
import { dataRuleRoutes } from './routes.ts'

/** Data rules. */
export const dataRuleArea = defineArea({
  name: 'data-rule',
  routes: [dataRuleRoutes],
})
