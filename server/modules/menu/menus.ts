import { menusIn, type SeedFolder } from '../../db/seed/menu.ts'

/** Menu folder of system administration. */
export const menuFolder: SeedFolder = {
  url: '/isystem',
  icon: 'setting',
  order: 40,
  titles: { en: 'System', zh: '系统管理' },
}

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
