import { menusIn } from '../../db/seed/menu.ts'

/** Menus of roles. */
export const roleMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/roleUserList',
    component: 'system/RoleUserList',
    icon: 'idcard',
    order: 20,
    code: 'system:role:list',
    titles: { en: 'Roles', zh: '角色管理' },
    keepAlive: true,
    buttons: [
      { code: 'system:role:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' } },
      { code: 'system:permission:saveRole', titles: { en: 'Grant', zh: '授权' } },
      { code: 'system:role:users', titles: { en: 'Assign and remove users', zh: '关联用户' } },
      { code: 'system:role:export', titles: { en: 'Export', zh: '导出' } },
      { code: 'system:role:import', titles: { en: 'Import', zh: '导入' } },
    ],
  },
  {
    url: '/isystem/roleForm',
    component: 'system/RoleForm',
    order: 21,
    code: 'system:role:add',
    titles: { en: 'New role', zh: '新增角色' },
    hidden: true,
  },
])
