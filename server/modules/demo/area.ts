import { defineArea } from '../../platform/area/area.ts'
import { demoFolder, demoMenus } from './menus.ts'

/** Example pages for developers. */
export const demoArea = defineArea({
  name: 'demo',
  menuFolders: [demoFolder],
  menus: demoMenus,
})
