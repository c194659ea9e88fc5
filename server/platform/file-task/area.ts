import { defineArea } from '../area/area.ts'
import { fileTaskMenus } from './menus.ts'
import { taskRoutes } from './routes.ts'

/** Background exports, and the list of a user's exports and imports. */
export const fileTaskArea = defineArea({
  name: 'file-task',
  routes: [taskRoutes],
  menus: fileTaskMenus,
})
