import { defineArea } from '../../platform/area/area.ts'
import { settlementCalendarMenus } from './menus.ts'
import { calendarRoutes } from './routes.ts'

/** Settlement calendar. */
export const settlementCalendarArea = defineArea({
  name: 'settlement-calendar',
  routes: [calendarRoutes],
  menus: settlementCalendarMenus,
})
