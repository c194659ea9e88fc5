import { menusIn } from '../../db/seed/menu.ts'

/** Menu of record versions. */
export const dataLogMenus = menusIn('/isystem/logs', [
  {
    url: '/sys/dataLog-list',
    component: 'system/DataLogList',
    icon: 'history',
    order: 72,
    code: 'system:dataLog:list',
    titles: { en: 'Data log', zh: '数据日志' },
    keepAlive: true,
  },
])
