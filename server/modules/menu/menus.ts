import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of system administration, and its groups. The group of messages is in their area. */
export const systemFolders: readonly SeedFolder[] = [
  { url: '/isystem', icon: 'setting', order: 40, titles: { en: 'System', zh: '系统管理' } },
  {
    folder: '/isystem',
    url: '/isystem/people',
    icon: 'team',
    order: 20,
    titles: { en: 'People', zh: '人员' },
  },
  {
    folder: '/isystem',
    url: '/isystem/reference',
    icon: 'bars',
    order: 21,
    titles: { en: 'Reference data', zh: '基础数据' },
  },
  {
    folder: '/isystem',
    url: '/isystem/logs',
    icon: 'history',
    order: 23,
    titles: { en: 'Logs', zh: '日志' },
  },
]

/** Menu page. */
export const menuMenus = menusIn('/isystem', [
  {
    url: '/isystem/permission',
    component: 'system/PermissionList',
    icon: 'menu',
    order: 25,
    code: 'system:permission:list',
    titles: { en: 'Menus', zh: '菜单管理' },
    buttons: [
      { code: 'system:permission:edit', titles: { en: 'Add, edit and move', zh: '新增、编辑与移动' } },
      { code: 'system:permission:delete', titles: { en: 'Delete', zh: '删除' } },
      { code: 'system:permission:addRule', titles: { en: 'Add data rules', zh: '新增数据规则' } },
      { code: 'system:permission:editRule', titles: { en: 'Change data rules', zh: '编辑数据规则' } },
      { code: 'system:permission:deleteRule', titles: { en: 'Delete data rules', zh: '删除数据规则' } },
    ],
  },
])
