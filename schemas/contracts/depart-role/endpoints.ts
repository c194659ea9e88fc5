import { defineEndpoints } from '../endpoint.ts'

const list = 'system:depart:list'
const grant = 'system:depart:permission'
const edit = 'system:depart:roles'
/** Whoever administers departments, and whoever is in charge of one: the calls look which of them it is. */
const inReach = 'signedIn'

/** What departments are granted, and the roles they make of it. Paths under /sys are the contract's. */
export const departRoleEndpoints = defineEndpoints({
  'departPermission.ofDepart': {
    method: 'GET',
    path: '/sys/permission/queryDepartPermission',
    access: list,
    gives: 'value',
  },
  'departPermission.save': {
    method: 'POST',
    path: '/sys/permission/saveDepartPermission',
    access: grant,
    gives: 'value',
  },
  'departPermission.choices': {
    method: 'GET',
    path: '/app/departs/permissionChoices',
    access: list,
    gives: 'value',
  },
  'departPermission.grants': { method: 'GET', path: '/app/departs/grants', access: list, gives: 'record' },
  'departRole.tree': {
    method: 'GET',
    path: '/sys/sysDepartPermission/queryTreeListForDeptRole',
    access: inReach,
    gives: 'value',
  },
  'departRole.permissions': {
    method: 'GET',
    path: '/sys/sysDepartPermission/queryDeptRolePermission',
    access: inReach,
    gives: 'value',
  },
  'departRole.savePermissions': {
    method: 'POST',
    path: '/sys/sysDepartPermission/saveDeptRolePermission',
    access: edit,
    gives: 'value',
  },
  'departRole.choices': { method: 'GET', path: '/app/departRoles/choices', access: inReach, gives: 'value' },
  'departRole.grants': { method: 'GET', path: '/app/departRoles/grants', access: inReach, gives: 'record' },
  'departRole.list': { method: 'GET', path: '/sys/sysDepartRole/list', access: inReach, gives: 'page' },
  'departRole.get': { method: 'GET', path: '/sys/sysDepartRole/queryById', access: inReach, gives: 'record' },
  'departRole.add': { method: 'POST', path: '/sys/sysDepartRole/add', access: edit, gives: 'record' },
  'departRole.edit': { method: 'PUT', path: '/sys/sysDepartRole/edit', access: edit, gives: 'record' },
  'departRole.delete': { method: 'DELETE', path: '/sys/sysDepartRole/delete', access: edit, gives: 'value' },
  'departRole.deleteBatch': {
    method: 'DELETE',
    path: '/sys/sysDepartRole/deleteBatch',
    access: edit,
    gives: 'value',
  },
  'departRole.ofDepart': {
    method: 'GET',
    path: '/sys/sysDepartRole/getDeptRoleList',
    access: inReach,
    gives: 'value',
  },
  'departRole.ofUser': {
    method: 'GET',
    path: '/sys/sysDepartRole/getDeptRoleByUserId',
    access: inReach,
    gives: 'value',
  },
  'departRole.give': {
    method: 'POST',
    path: '/sys/sysDepartRole/deptRoleUserAdd',
    access: edit,
    gives: 'value',
  },
  'departRole.given': { method: 'GET', path: '/app/departRoles/given', access: inReach, gives: 'record' },
})
