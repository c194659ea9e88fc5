import { defineArea } from '../../platform/area/area.ts'
import { roleMenus } from './menus.ts'
import { roles } from './roles.ts'
import { roleRoutes } from './routes.ts'

/** Roles. */
export const roleArea = defineArea({
  name: 'role',
  resources: [roles],
  routes: [roleRoutes],
  menus: roleMenus,
})
