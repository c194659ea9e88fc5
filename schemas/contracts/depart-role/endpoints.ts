import { crudEndpoints } from '../crud-endpoints.ts'
import { defineEndpoints, get, post } from '../endpoint.ts'

const list = 'system:depart:list'
const grant = 'system:depart:permission'
const edit = 'system:depart:roles'
/** The handler checks the caller's access: it admits user administrators and department managers. */
const checkedByHandler = 'signedIn'

/**
 * Operations on the permissions and the roles of departments. Paths under /sys belong to the JeecgBoot
 * contract.
 */
export const departRoleEndpoints = defineEndpoints({
  'departPermission.ofDepart': get.value('/sys/permission/queryDepartPermission', list),
  'departPermission.save': post.value('/sys/permission/saveDepartPermission', grant),
  'departPermission.choices': get.value('/app/departs/permissionChoices', list),
  'departPermission.grants': get.record('/app/departs/grants', list),
  'departRole.tree': get.value('/sys/sysDepartPermission/queryTreeListForDeptRole', checkedByHandler),
  'departRole.permissions': get.value('/sys/sysDepartPermission/queryDeptRolePermission', checkedByHandler),
  'departRole.savePermissions': post.value('/sys/sysDepartPermission/saveDeptRolePermission', edit),
  'departRole.choices': get.value('/app/departRoles/choices', checkedByHandler),
  'departRole.grants': get.record('/app/departRoles/grants', checkedByHandler),
  ...crudEndpoints('departRole', { path: '/sys/sysDepartRole', list: checkedByHandler, edit }),
  'departRole.ofDepart': get.value('/sys/sysDepartRole/getDeptRoleList', checkedByHandler),
  'departRole.ofUser': get.value('/sys/sysDepartRole/getDeptRoleByUserId', checkedByHandler),
  'departRole.give': post.value('/sys/sysDepartRole/deptRoleUserAdd', edit),
  'departRole.given': get.record('/app/departRoles/given', checkedByHandler),
})
