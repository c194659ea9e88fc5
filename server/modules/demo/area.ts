import { defineArea } from '../../platform/area/area.ts'
import { demoFolder, demoMenus } from './menus.ts'
import { demoRoutes } from './routes.ts'

/** Example pages for developers. */
export const demoArea = defineArea({
  name: 'demo',
  routes: [demoRoutes],
  menuFolders: [demoFolder],
  menus: demoMenus,
})
