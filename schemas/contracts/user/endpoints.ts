import { defineEndpoints } from '../endpoint.ts'

const list = 'system:user:list'
const add = 'system:user:add'
const edit = 'system:user:edit'
const password = 'system:user:password'
const remove = 'system:user:delete'

/** People: as pickers find them, and their administration. Paths are the contract's. */
export const userEndpoints = defineEndpoints({
  'user.options': {
    method: 'GET',
    path: '/sys/user/queryUserComponentData',
    access: 'signedIn',
    gives: 'page',
  },
  'user.ofDepart': { method: 'GET', path: '/sys/user/queryUserByDepId', access: 'signedIn', gives: 'value' },
  'user.byIds': { method: 'GET', path: '/sys/user/queryByIds', access: 'signedIn', gives: 'value' },
  'user.byNames': { method: 'GET', path: '/sys/user/queryByNames', access: 'signedIn', gives: 'value' },
  'user.appList': { method: 'GET', path: '/sys/user/appUserList', access: 'signedIn', gives: 'page' },
  'user.addressList': {
    method: 'GET',
    path: '/sys/user/queryByOrgCodeForAddressList',
    aliases: ['/sys/user/queryByOrgCode'],
    access: 'system:address:list',
    gives: 'page',
  },
  'user.newId': { method: 'GET', path: '/sys/user/generateUserId', access: add, gives: 'value' },
  'user.ownSection': {
    method: 'GET',
    path: '/sys/user/getUserSectionInfoByToken',
    access: 'signedIn',
    gives: 'value',
  },
  'user.info': { method: 'GET', path: '/sys/user/getUserInfo', access: 'signedIn', gives: 'value' },
  'user.list': { method: 'GET', path: '/sys/user/list', aliases: ['/api/user'], access: list, gives: 'page' },
  'user.get': { method: 'GET', path: '/sys/user/queryById', access: list, gives: 'record' },
  'user.roleIds': { method: 'GET', path: '/sys/user/queryUserRole', access: list, gives: 'value' },
  'user.departList': { method: 'GET', path: '/sys/user/userDepartList', access: list, gives: 'value' },
  'user.add': { method: 'POST', path: '/sys/user/add', access: add, gives: 'record' },
  'user.edit': { method: 'PUT', path: '/sys/user/edit', access: edit, gives: 'record' },
  'user.freeze': { method: 'PUT', path: '/sys/user/frozenBatch', access: edit, gives: 'value' },
  'user.setPassword': { method: 'PUT', path: '/sys/user/changePassword', access: password, gives: 'value' },
  'user.oneTimePasswords': {
    method: 'POST',
    path: '/app/users/oneTimePasswords',
    access: password,
    gives: 'value',
  },
  'user.delete': { method: 'DELETE', path: '/sys/user/delete', access: remove, gives: 'value' },
  'user.deleteBatch': { method: 'DELETE', path: '/sys/user/deleteBatch', access: remove, gives: 'value' },
  'user.recycleBin': { method: 'GET', path: '/sys/user/recycleBin', access: remove, gives: 'value' },
  'user.binned': { method: 'GET', path: '/app/users/deleted', access: 'system:user:bin', gives: 'page' },
  'user.restore': { method: 'PUT', path: '/sys/user/putRecycleBin', access: remove, gives: 'value' },
  'user.purge': { method: 'DELETE', path: '/sys/user/deleteRecycleBin', access: remove, gives: 'value' },
})
