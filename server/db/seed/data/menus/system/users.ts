import type { SeedMenu } from '../seed-menu.ts'

/** Menus of users, the recycle bin and agents. */
export const users: readonly SeedMenu[] = [
  {
    url: '/isystem/user',
    component: 'system/UserList',
    icon: 'user',
    order: 10,
    code: 'system:user:list',
    titles: { en: 'Users', zh: '用户管理' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      {
        code: 'system:user:edit',
        titles: { en: 'Edit and freeze', zh: '编辑与冻结' },
        roles: ['admin'],
      },
      { code: 'system:user:password', titles: { en: 'Set passwords', zh: '重置密码' }, roles: ['admin'] },
      {
        code: 'system:user:delete',
        titles: { en: 'Delete and restore', zh: '删除与还原' },
        roles: ['admin'],
      },
      { code: 'system:user:export', titles: { en: 'Export', zh: '导出' }, roles: ['admin'] },
      { code: 'system:user:import', titles: { en: 'Import', zh: '导入' }, roles: ['admin'] },
    ],
  },
  {
    url: '/isystem/userAdd',
    component: 'system/UserAdd',
    order: 11,
    code: 'system:user:add',
    titles: { en: 'New user', zh: '新增用户' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
  {
    url: '/isystem/userRecycleBin',
    component: 'system/UserRecycleBin',
    order: 12,
    code: 'system:user:bin',
    titles: { en: 'User recycle bin', zh: '用户回收站' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
  {
    url: '/isystem/userAgent',
    component: 'system/SysUserAgentList',
    order: 13,
    code: 'system:userAgent:list',
    titles: { en: 'Agents', zh: '代理人管理' },
    roles: ['admin'],
    hidden: true,
    buttons: [
      {
        code: 'system:userAgent:edit',
        titles: { en: 'Set and delete', zh: '设置与取消' },
        roles: ['admin'],
      },
    ],
  },
  {
    url: '/isystem/userAgentAdd',
    component: 'system/SysUserAgentAdd',
    order: 14,
    code: 'system:userAgent:add',
    titles: { en: 'New agent', zh: '新增代理人' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
]
