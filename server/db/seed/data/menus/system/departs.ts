import type { SeedMenu } from '../seed-menu.ts'

/** Menus of departments, members and positions. */
export const departs: readonly SeedMenu[] = [
  {
    url: '/isystem/depart',
    component: 'system/DepartList',
    icon: 'apartment',
    order: 30,
    code: 'system:depart:list',
    titles: { en: 'Departments', zh: '部门管理' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      {
        code: 'system:depart:edit',
        titles: { en: 'Add, edit and delete', zh: '新增、编辑与删除' },
        roles: ['admin'],
      },
      {
        code: 'system:depart:users',
        titles: { en: 'Add and remove people', zh: '添加与移出人员' },
        roles: ['admin'],
      },
      {
        code: 'system:depart:permission',
        titles: { en: 'Grant to departments', zh: '部门授权' },
        roles: ['admin'],
      },
      {
        code: 'system:depart:roles',
        titles: { en: 'Department roles', zh: '部门角色管理' },
        roles: ['admin'],
      },
      { code: 'system:depart:move', titles: { en: 'Move', zh: '移动' }, roles: ['admin'] },
    ],
  },
  {
    url: '/isystem/departUserList',
    component: 'system/DepartUserList',
    icon: 'team',
    order: 31,
    code: 'system:depart:mine',
    titles: { en: 'My departments', zh: '我的部门' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [],
  },
  {
    url: '/isystem/addressList',
    component: 'system/AddressList',
    icon: 'contacts',
    order: 32,
    code: 'system:address:list',
    titles: { en: 'Address book', zh: '通讯录' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [],
  },
  {
    url: '/isystem/position',
    component: 'system/SysPositionList',
    icon: 'idcard',
    order: 45,
    code: 'system:position:list',
    titles: { en: 'Positions', zh: '职务管理' },
    roles: ['admin'],
    keepAlive: true,
    buttons: [
      {
        code: 'system:position:edit',
        titles: { en: 'Edit and delete', zh: '编辑与删除' },
        roles: ['admin'],
      },
    ],
  },
  {
    url: '/isystem/positionForm',
    component: 'system/SysPositionForm',
    order: 46,
    code: 'system:position:add',
    titles: { en: 'New position', zh: '新增职务' },
    roles: ['admin'],
    hidden: true,
    buttons: [],
  },
]
