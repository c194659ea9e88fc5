import type { SeedMenu } from '../seed-menu.ts'

/** Menus of roles and permissions. */
export const rights: readonly SeedMenu[] = [
  {
    url: '/isystem/roleUserList',
    component: 'system/RoleUserList',
    icon: 'idcard',
    order: 20,
    code: 'system:role:list',
    titles: { en: 'Roles', zh: '角色管理' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      { code: 'system:role:edit', titles: { en: 'Edit and delete', zh: '编辑与删除' }, roles: ['admin'] },
      { code: 'system:permission:saveRole', titles: { en: 'Grant', zh: '授权' }, roles: ['admin'] },
      {
        code: 'system:role:users',
        titles: { en: 'Assign and remove users', zh: '关联用户' },
        roles: ['admin'],
      },
      { code: 'system:role:export', titles: { en: 'Export', zh: '导出' }, roles: ['admin'] },
      { code: 'system:role:import', titles: { en: 'Import', zh: '导入' }, roles: ['admin'] },
    ],
  },
  {
    url: '/isystem/roleForm',
    component: 'system/RoleForm',
    order: 21,
    code: 'system:role:add',
    titles: { en: 'New role', zh: '新增角色' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
  {
    url: '/isystem/permission',
    component: 'system/PermissionList',
    icon: 'menu',
    order: 25,
    code: 'system:permission:list',
    titles: { en: 'Menus', zh: '菜单管理' },
    roles: ['admin'],
    buttons: [
      {
        code: 'system:permission:edit',
        titles: { en: 'Add, edit and move', zh: '新增、编辑与移动' },
        roles: ['admin'],
      },
      { code: 'system:permission:delete', titles: { en: 'Delete', zh: '删除' }, roles: ['admin'] },
      {
        code: 'system:permission:addRule',
        titles: { en: 'Add data rules', zh: '新增数据规则' },
        roles: ['admin'],
      },
      {
        code: 'system:permission:editRule',
        titles: { en: 'Change data rules', zh: '编辑数据规则' },
        roles: ['admin'],
      },
      {
        code: 'system:permission:deleteRule',
        titles: { en: 'Delete data rules', zh: '删除数据规则' },
        roles: ['admin'],
      },
    ],
  },
]
