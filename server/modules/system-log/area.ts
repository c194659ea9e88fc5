import { defineArea } from '../../platform/area/area.ts'
import { logResource } from './list-resource.ts'
import { systemLogMenus } from './menus.ts'
import { logRoutes } from './routes.ts'

/** Logs and visits. */
export const systemLogArea = defineArea({
  name: 'system-log',
  routes: [logRoutes],
  lists: { 'log.list': logResource },
  menus: systemLogMenus,
})
