import { menusIn } from '../../db/seed/menu.ts'

/** Menus of users and the address book. */
export const userMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/user',
    component: 'system/UserList',
    icon: 'user',
    order: 10,
    code: 'system:user:list',
    titles: { en: 'Users', zh: '用户管理' },
    keepAlive: true,
    buttons: [
      { code: 'system:user:edit', titles: { en: 'Edit and freeze', zh: '编辑与冻结' } },
      { code: 'system:user:password', titles: { en: 'Set passwords', zh: '重置密码' } },
      { code: 'system:user:delete', titles: { en: 'Delete and restore', zh: '删除与还原' } },
      { code: 'system:user:export', titles: { en: 'Export', zh: '导出' } },
      { code: 'system:user:import', titles: { en: 'Import', zh: '导入' } },
    ],
  },
  {
    url: '/isystem/userAdd',
    component: 'system/UserAdd',
    order: 11,
    code: 'system:user:add',
    titles: { en: 'New user', zh: '新增用户' },
    hidden: true,
  },
  {
    url: '/isystem/userRecycleBin',
    component: 'system/UserRecycleBin',
    order: 12,
    code: 'system:user:bin',
    titles: { en: 'User recycle bin', zh: '用户回收站' },
    hidden: true,
  },
  {
    url: '/isystem/addressList',
    component: 'system/AddressList',
    icon: 'contacts',
    order: 32,
    code: 'system:address:list',
    titles: { en: 'Address book', zh: '通讯录' },
    keepAlive: true,
  },
])
