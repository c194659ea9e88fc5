import { defineArea } from '../../platform/area/area.ts'
import { dataLogResource } from './list-resource.ts'
import { dataLogMenus } from './menus.ts'
import { dataLogRoutes } from './routes.ts'

/** Record versions. */
export const dataLogArea = defineArea({
  name: 'data-log',
  routes: [dataLogRoutes],
  lists: { 'dataLog.list': dataLogResource },
  menus: dataLogMenus,
})
