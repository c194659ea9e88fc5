import { defineEndpoints } from '../endpoint.ts'

const list = 'system:permission:list'
const edit = 'system:permission:editRule'
const grants = 'system:role:list'
const grant = 'system:permission:saveRole'

/** Rules of rows: what a menu's rules are, and who has them. Paths under /sys are the contract's. */
export const dataRuleEndpoints = defineEndpoints({
  'dataRule.ofMenu': {
    method: 'GET',
    path: '/sys/permission/getPermRuleListByPermId',
    access: list,
    gives: 'value',
  },
  'dataRule.search': {
    method: 'GET',
    path: '/sys/permission/queryPermissionRule',
    access: list,
    gives: 'value',
  },
  'dataRule.add': {
    method: 'POST',
    path: '/sys/permission/addPermissionRule',
    access: 'system:permission:addRule',
    gives: 'record',
  },
  'dataRule.edit': {
    method: 'PUT',
    path: '/sys/permission/editPermissionRule',
    access: edit,
    gives: 'record',
  },
  'dataRule.delete': {
    method: 'DELETE',
    path: '/sys/permission/deletePermissionRule',
    access: 'system:permission:deleteRule',
    gives: 'value',
  },
  'dataRule.ofRole': {
    method: 'GET',
    path: '/sys/role/datarule/:permissionId/:roleId',
    access: grants,
    gives: 'value',
  },
  'dataRule.saveRole': { method: 'POST', path: '/sys/role/datarule', access: grant, gives: 'value' },
  'dataRule.ofDepart': {
    method: 'GET',
    path: '/sys/sysDepartPermission/datarule/:permissionId/:departId',
    access: 'system:depart:list',
    gives: 'value',
  },
  'dataRule.saveDepart': {
    method: 'POST',
    path: '/sys/sysDepartPermission/datarule',
    access: 'system:depart:permission',
    gives: 'value',
  },
  // Whoever administers departments, and whoever is in charge of one: the calls look which of them it is.
  'dataRule.ofDepartRole': {
    method: 'GET',
    path: '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
    access: 'signedIn',
    gives: 'value',
  },
  'dataRule.saveDepartRole': {
    method: 'POST',
    path: '/sys/sysDepartRole/datarule',
    access: 'system:depart:roles',
    gives: 'value',
  },
  'dataRule.choices': { method: 'GET', path: '/app/data-rules/choices', access: grants, gives: 'value' },
  'dataRule.saveGrants': { method: 'POST', path: '/app/data-rules/grants', access: grant, gives: 'value' },
  'dataRule.list': { method: 'GET', path: '/app/data-rules', access: list, gives: 'page' },
  'dataRule.get': { method: 'GET', path: '/app/data-rules/one', access: edit, gives: 'record' },
  'dataRule.fields': { method: 'GET', path: '/app/data-rules/fields', access: list, gives: 'value' },
  'dataRule.check': { method: 'GET', path: '/app/data-rules/check', access: list, gives: 'value' },
  'row.why': { method: 'GET', path: '/app/rows/why', access: 'row:why', gives: 'value' },
  'row.whyOf': { method: 'GET', path: '/app/rows/why-of', access: 'row:whyOthers', gives: 'value' },
})
