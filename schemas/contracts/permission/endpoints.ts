import { defineEndpoints } from '../endpoint.ts'

const list = 'system:permission:list'
const edit = 'system:permission:edit'
const remove = 'system:permission:delete'
const grants = 'system:role:list'

/** Menus and buttons, how they are changed, and what a role is granted of them. Paths under /sys are the contract's. */
export const permissionEndpoints = defineEndpoints({
  'permission.list': {
    method: 'GET',
    path: '/sys/permission/list',
    aliases: ['/api/permission'],
    access: list,
    gives: 'value',
  },
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
  'permission.tree': { method: 'GET', path: '/sys/permission/queryTreeList', access: grants, gives: 'value' },
  'permission.treeForRole': {
    method: 'GET',
    path: '/sys/role/queryTreeList',
    access: grants,
    gives: 'value',
  },
  'permission.ofRole': {
    method: 'GET',
    path: '/sys/permission/queryRolePermission',
    access: grants,
    gives: 'value',
  },
  'permission.saveRole': {
    method: 'POST',
    path: '/sys/permission/saveRolePermission',
    access: 'system:permission:saveRole',
    gives: 'value',
  },
  'permission.hasAddress': {
    method: 'GET',
    path: '/app/permissions/address',
    access: 'signedIn',
    gives: 'value',
  },
  'permission.choices': { method: 'GET', path: '/app/permissions/choices', access: grants, gives: 'value' },
  'permission.grants': { method: 'GET', path: '/app/permissions/grants', access: grants, gives: 'record' },
  'permission.add': { method: 'POST', path: '/sys/permission/add', access: edit, gives: 'record' },
  'permission.edit': { method: 'PUT', path: '/sys/permission/edit', access: edit, gives: 'record' },
  'permission.delete': { method: 'DELETE', path: '/sys/permission/delete', access: remove, gives: 'value' },
  'permission.deleteBatch': {
    method: 'DELETE',
    path: '/sys/permission/deleteBatch',
    access: remove,
    gives: 'value',
  },
  'permission.checkUrl': {
    method: 'GET',
    path: '/sys/permission/checkPermDuplication',
    access: list,
    gives: 'value',
  },
  'permission.lines': { method: 'GET', path: '/app/permissions', access: list, gives: 'value' },
  'permission.get': { method: 'GET', path: '/app/permissions/one', access: list, gives: 'record' },
  'permission.pages': { method: 'GET', path: '/app/permissions/pages', access: list, gives: 'value' },
  'permission.move': { method: 'POST', path: '/app/permissions/move', access: edit, gives: 'value' },
})
