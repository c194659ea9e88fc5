import type { SeedMenu } from '../seed-menu.ts'

/** Menus of announcements, messages and logs. */
export const operation: readonly SeedMenu[] = [
  {
    url: '/isystem/annountCement',
    component: 'system/SysAnnouncementList',
    icon: 'message',
    order: 60,
    code: 'system:annountCement:list',
    titles: { en: 'Announcements', zh: '系统通告' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      {
        code: 'system:annountCement:edit',
        titles: { en: 'Write and release announcements', zh: '编写与发布公告' },
        roles: ['admin'],
      },
    ],
  },
  {
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
    url: '/isystem/visit',
    component: 'system/VisitInfo',
    icon: 'bar-chart',
    order: 71,
    code: 'system:visit:list',
    titles: { en: 'Visits', zh: '访问统计' },
    roles: ['admin'],
    buttons: [],
  },
  {
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
  {
    url: '/isystem/statement',
    component: 'system/StatementList',
    icon: 'code',
    order: 75,
    code: 'system:statement:list',
    titles: { en: 'Statements', zh: '预置语句' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      {
        code: 'system:statement:run',
        titles: { en: 'Run statements', zh: '执行语句' },
        roles: ['admin'],
      },
      {
        code: 'system:statement:edit',
        titles: { en: 'Configure statements', zh: '设置语句' },
        roles: ['admin'],
      },
    ],
  },
  {
    url: '/isystem/online',
    component: 'system/OnlineUserList',
    icon: 'user',
    order: 80,
    code: 'system:online:list',
    titles: { en: 'Online users', zh: '在线用户' },
    roles: ['admin'],
    buttons: [
      {
        code: 'system:online:edit',
        titles: { en: 'End sessions', zh: '强制退出' },
        roles: ['admin'],
      },
    ],
  },
]
