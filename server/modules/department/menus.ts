import { menusIn } from '../../db/seed/menu.ts'

/** Menus of departments and members. */
export const departmentMenus = menusIn('/isystem/people', [
  {
    url: '/isystem/depart',
    component: 'system/DepartList',
    icon: 'apartment',
    order: 30,
    code: 'system:depart:list',
    titles: { en: 'Departments', zh: '部门管理' },
    keepAlive: true,
    buttons: [
      { code: 'system:depart:edit', titles: { en: 'Add, edit and delete', zh: '新增、编辑与删除' } },
      { code: 'system:depart:users', titles: { en: 'Add and remove people', zh: '添加与移出人员' } },
      { code: 'system:depart:permission', titles: { en: 'Grant to departments', zh: '部门授权' } },
      { code: 'system:depart:roles', titles: { en: 'Department roles', zh: '部门角色管理' } },
      { code: 'system:depart:move', titles: { en: 'Move', zh: '移动' } },
    ],
  },
  {
    url: '/isystem/departUserList',
    component: 'system/DepartUserList',
    icon: 'team',
    order: 31,
    code: 'system:depart:mine',
    titles: { en: 'My departments', zh: '我的部门' },
    keepAlive: true,
  },
])
