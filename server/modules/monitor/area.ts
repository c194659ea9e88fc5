import { defineArea } from '../../platform/area/area.ts'
import { monitorFolder, monitorMenus } from './menus.ts'
import { monitorRoutes } from './routes.ts'

/** Server monitoring. */
export const monitorArea = defineArea({
  name: 'monitor',
  routes: [monitorRoutes],
  menuFolders: [monitorFolder],
  menus: monitorMenus,
})
