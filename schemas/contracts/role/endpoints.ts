import { defineEndpoints } from '../endpoint.ts'

const list = 'system:role:list'
const edit = 'system:role:edit'
const users = 'system:role:users'

/** Roles, and who has them. Paths under /sys are the contract's. */
export const roleEndpoints = defineEndpoints({
  'role.all': { method: 'GET', path: '/sys/role/queryall', access: 'signedIn', gives: 'value' },
  'role.byType': { method: 'GET', path: '/sys/role/queryListByType', access: 'signedIn', gives: 'value' },
  'role.list': { method: 'GET', path: '/sys/role/list', aliases: ['/api/role'], access: list, gives: 'page' },
  'role.get': { method: 'GET', path: '/sys/role/queryById', access: list, gives: 'record' },
  'role.checkCode': { method: 'GET', path: '/sys/role/checkRoleCode', access: list, gives: 'value' },
  'role.add': { method: 'POST', path: '/sys/role/add', access: 'system:role:add', gives: 'record' },
  'role.edit': { method: 'PUT', path: '/sys/role/edit', access: edit, gives: 'record' },
  'role.delete': { method: 'DELETE', path: '/sys/role/delete', access: edit, gives: 'value' },
  'role.deleteBatch': { method: 'DELETE', path: '/sys/role/deleteBatch', access: edit, gives: 'value' },
  'role.users': { method: 'GET', path: '/sys/user/userRoleList', access: list, gives: 'page' },
  'role.addUsers': { method: 'POST', path: '/sys/user/addSysUserRole', access: users, gives: 'value' },
  'role.removeUser': { method: 'DELETE', path: '/sys/user/deleteUserRole', access: users, gives: 'value' },
  'role.removeUsers': {
    method: 'DELETE',
    path: '/sys/user/deleteUserRoleBatch',
    access: users,
    gives: 'value',
  },
})
