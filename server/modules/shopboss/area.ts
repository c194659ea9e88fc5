import { defineArea } from '../../platform/area/area.ts'
import { ownerMenus } from './menus.ts'
import { ownerResource } from './resource.ts'
import { ownerRoutes } from './routes.ts'

/** Owners of shops. */
export const shopbossArea = defineArea({
  name: 'shopboss',
  routes: [ownerRoutes],
  lists: { 'shopBoss.list': ownerResource },
  menus: ownerMenus,
})
