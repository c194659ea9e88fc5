import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menus of logs and visits. */
export const systemLogMenus: readonly SeedMenu[] = [
  {
    folder: '/isystem/logs',
    url: '/isystem/log',
    component: 'system/LogList',
    icon: 'bars',
    order: 70,
    code: 'system:log:list',
    titles: { en: 'Logs', zh: '日志管理' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [],
  },
  {
    folder: '/isystem/logs',
    url: '/isystem/visit',
    component: 'system/VisitInfo',
    icon: 'bar-chart',
    order: 71,
    code: 'system:visit:list',
    titles: { en: 'Visits', zh: '访问统计' },
    roles: ['admin'],
    buttons: [],
  },
]
