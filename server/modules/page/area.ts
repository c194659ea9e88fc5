import { defineArea } from '../../platform/area/area.ts'
import { pageMenus } from './menus.ts'
import { pageRoutes } from './routes.ts'

/** Pages that are edited and published on this server: drafts, versions and releases. */
export const pageArea = defineArea({ name: 'page', routes: [pageRoutes], menus: pageMenus })
