import { menusIn } from '../../db/seed/menu.ts'

/** Menus of logs and visits. */
export const systemLogMenus = menusIn('/isystem/logs', [
  {
    url: '/isystem/log',
    component: 'system/LogList',
    icon: 'bars',
    order: 70,
    code: 'system:log:list',
    titles: { en: 'Logs', zh: '日志管理' },
    keepAlive: true,
  },
  {
    url: '/isystem/visit',
    component: 'system/VisitInfo',
    icon: 'bar-chart',
    order: 71,
    code: 'system:visit:list',
    titles: { en: 'Visits', zh: '访问统计' },
  },
])
