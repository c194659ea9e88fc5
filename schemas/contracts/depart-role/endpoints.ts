import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post } from '../endpoint.ts'

const list = 'system:depart:list'
const grant = 'system:depart:permission'
const edit = 'system:depart:roles'
/** Whoever administers departments, and whoever is in charge of one: the calls look which of them it is. */
const inReach = 'signedIn'

/** What departments are granted, and the roles they make of it. Paths under /sys are the contract's. */
export const departRoleEndpoints = defineEndpoints({
  'departPermission.ofDepart': get.value('/sys/permission/queryDepartPermission', list),
  'departPermission.save': post.value('/sys/permission/saveDepartPermission', grant),
  'departPermission.choices': get.value('/app/departs/permissionChoices', list),
  'departPermission.grants': get.record('/app/departs/grants', list),
  'departRole.tree': get.value('/sys/sysDepartPermission/queryTreeListForDeptRole', inReach),
  'departRole.permissions': get.value('/sys/sysDepartPermission/queryDeptRolePermission', inReach),
  'departRole.savePermissions': post.value('/sys/sysDepartPermission/saveDeptRolePermission', edit),
  'departRole.choices': get.value('/app/departRoles/choices', inReach),
  'departRole.grants': get.record('/app/departRoles/grants', inReach),
  ...crudEndpoints('departRole', { path: '/sys/sysDepartRole', list: inReach, edit }),
  'departRole.ofDepart': get.value('/sys/sysDepartRole/getDeptRoleList', inReach),
  'departRole.ofUser': get.value('/sys/sysDepartRole/getDeptRoleByUserId', inReach),
  'departRole.give': post.value('/sys/sysDepartRole/deptRoleUserAdd', edit),
  'departRole.given': get.record('/app/departRoles/given', inReach),
})
