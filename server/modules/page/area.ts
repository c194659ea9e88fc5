import { defineArea } from '../../platform/area/area.ts'
import { pageMenus } from './menus.ts'
import { pageRoutes } from './routes.ts'

/** Pages as data: drafts, versions and releases. */
export const pageArea = defineArea({ name: 'page', routes: [pageRoutes], menus: pageMenus })
