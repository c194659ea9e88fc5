import { readers } from '../../db/seed/data/audiences.ts'
import { menusIn } from '../../db/seed/menu.ts'

/** Menu of the settlement calendar. */
export const settlementCalendarMenus = menusIn('/bill', [
  {
    url: '/bill/settleCalendar',
    component: 'bill/SettleCalendar',
    icon: 'calendar',
    order: 15,
    code: 'bill:calendar',
    titles: { en: 'Settlement calendar', zh: '结算日历' },
    roles: readers,
  },
])
