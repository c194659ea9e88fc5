import { defineEndpoints } from '../endpoint.ts'

const list = 'system:depart:list'
const edit = 'system:depart:edit'
const users = 'system:depart:users'
const move = 'system:depart:move'
const signedIn = 'signedIn'
/** Whoever administers departments, and whoever is in charge of one: the call looks which of them it is. */
const inReach = 'signedIn'

/** Departments as pickers find them, and their administration. Paths under /sys are the contract's. */
export const departEndpoints = defineEndpoints({
  'depart.tree': { method: 'GET', path: '/sys/sysDepart/queryTreeList', access: signedIn, gives: 'value' },
  'depart.byIds': { method: 'GET', path: '/sys/sysDepart/queryListByIds', access: signedIn, gives: 'value' },
  'depart.idTree': { method: 'GET', path: '/sys/sysDepart/queryIdTree', access: signedIn, gives: 'value' },
  'depart.mine': {
    method: 'GET',
    path: '/sys/sysDepart/queryMyDeptTreeList',
    access: signedIn,
    gives: 'value',
  },
  'depart.search': { method: 'GET', path: '/sys/sysDepart/searchBy', access: signedIn, gives: 'value' },
  'depart.below': { method: 'GET', path: '/sys/sysDepart/subListById', access: signedIn, gives: 'value' },
  'depart.add': { method: 'POST', path: '/sys/sysDepart/add', access: edit, gives: 'record' },
  'depart.edit': { method: 'PUT', path: '/sys/sysDepart/edit', access: edit, gives: 'record' },
  'depart.delete': { method: 'DELETE', path: '/sys/sysDepart/delete', access: edit, gives: 'value' },
  'depart.deleteBatch': {
    method: 'DELETE',
    path: '/sys/sysDepart/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'depart.list': { method: 'GET', path: '/app/departs', access: list, gives: 'page' },
  'depart.get': { method: 'GET', path: '/app/departs/one', access: list, gives: 'record' },
  'depart.planMove': { method: 'GET', path: '/app/departs/move', access: move, gives: 'record' },
  'depart.move': { method: 'POST', path: '/app/departs/move', access: move, gives: 'record' },
  'depart.moving': { method: 'GET', path: '/app/departs/moving', access: move, gives: 'value' },
  'depart.treeSync': {
    method: 'GET',
    path: '/sys/sysDepart/queryDepartTreeSync',
    access: signedIn,
    gives: 'value',
  },
  'depart.searchTree': {
    method: 'GET',
    path: '/sys/sysDepart/queryTreeByKeyWord',
    access: signedIn,
    gives: 'value',
  },
  'depart.all': { method: 'GET', path: '/sys/sysDepart/listAll', access: signedIn, gives: 'value' },
  'depart.above': {
    method: 'GET',
    path: '/sys/sysDepart/queryAllParentId',
    access: signedIn,
    gives: 'value',
  },
  'depart.ofCode': { method: 'GET', path: '/sys/sysDepart/getDepartName', access: signedIn, gives: 'value' },
  'depart.people': {
    method: 'GET',
    path: '/sys/sysDepart/getUsersByDepartId',
    access: signedIn,
    gives: 'value',
  },
  'depart.users': { method: 'GET', path: '/sys/user/departUserList', access: inReach, gives: 'page' },
  'depart.addUsers': {
    method: 'POST',
    path: '/sys/user/editSysDepartWithUser',
    access: users,
    gives: 'value',
  },
  'depart.removeUser': {
    method: 'DELETE',
    path: '/sys/user/deleteUserInDepart',
    access: users,
    gives: 'value',
  },
  'depart.removeUsers': {
    method: 'DELETE',
    path: '/sys/user/deleteUserInDepartBatch',
    access: users,
    gives: 'value',
  },
})
