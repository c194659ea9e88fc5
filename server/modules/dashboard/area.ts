import { defineArea } from '../../platform/area/area.ts'
import { dashboardMenus } from './menus.ts'
import { analysisRoutes } from './routes.ts'

/** Home page with its figures. */
export const dashboardArea = defineArea({
  name: 'dashboard',
  routes: [analysisRoutes],
  menus: dashboardMenus,
})
