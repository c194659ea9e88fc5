import { defineEndpoints } from '../endpoint.ts'

const list = 'system:role:list'

/** Menus and buttons, and what a role is granted of them. Paths under /sys are the contract's. */
export const permissionEndpoints = defineEndpoints({
  'permission.list': { method: 'GET', path: '/sys/permission/list', access: list, gives: 'value' },
  'permission.menus': {
    method: 'GET',
    path: '/sys/permission/getSystemMenuList',
    access: list,
    gives: 'value',
  },
  'permission.submenu': {
    method: 'GET',
    path: '/sys/permission/getSystemSubmenu',
    access: list,
    gives: 'value',
  },
  'permission.submenus': {
    method: 'GET',
    path: '/sys/permission/getSystemSubmenuBatch',
    access: list,
    gives: 'value',
  },
  'permission.tree': { method: 'GET', path: '/sys/permission/queryTreeList', access: list, gives: 'value' },
  'permission.treeForRole': { method: 'GET', path: '/sys/role/queryTreeList', access: list, gives: 'value' },
  'permission.ofRole': {
    method: 'GET',
    path: '/sys/permission/queryRolePermission',
    access: list,
    gives: 'value',
  },
  'permission.saveRole': {
    method: 'POST',
    path: '/sys/permission/saveRolePermission',
    access: 'system:permission:saveRole',
    gives: 'value',
  },
  'permission.choices': { method: 'GET', path: '/app/permissions/choices', access: list, gives: 'value' },
  'permission.grants': { method: 'GET', path: '/app/permissions/grants', access: list, gives: 'record' },
})
