import { defineArea } from '../../platform/area/area.ts'
import { menuMenus, systemFolders } from './menus.ts'
import { permissionRoutes } from './routes.ts'

/** Menus and permissions. */
export const menuArea = defineArea({
  name: 'menu',
  routes: [permissionRoutes],
  menuFolders: systemFolders,
  uniqueColumns: { sys_permission: { columns: ['perms'] } },
  menus: menuMenus,
})
