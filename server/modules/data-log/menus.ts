import type { SeedMenu } from '../../db/seed/menu.ts'

/** Menu of record versions. */
export const dataLogMenus: readonly SeedMenu[] = [
  {
    folder: '/isystem/logs',
    url: '/sys/dataLog-list',
    component: 'system/DataLogList',
    icon: 'history',
    order: 72,
    code: 'system:dataLog:list',
    titles: { en: 'Data log', zh: '数据日志' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [],
  },
]
