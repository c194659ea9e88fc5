import { defineArea } from '../../platform/area/area.ts'
import { onlineResource } from '../../records/online-session.ts'
import { onlineSessionMenus } from './menus.ts'
import { onlineRoutes } from './routes.ts'

/** Signed-in users. */
export const onlineSessionArea = defineArea({
  name: 'online-session',
  routes: [onlineRoutes],
  lists: { 'online.list': onlineResource },
  menus: onlineSessionMenus,
})
