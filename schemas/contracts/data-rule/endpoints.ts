import { defineEndpoints, get, post, put, remove } from '../endpoint.ts'

const list = 'system:permission:list'
const edit = 'system:permission:editRule'
const grants = 'system:role:list'
const grant = 'system:permission:saveRole'

/**
 * Operations on the data rules of menus, and on the grants of these rules. Paths under /sys belong to the
 * JeecgBoot contract.
 */
export const dataRuleEndpoints = defineEndpoints({
  'dataRule.ofMenu': get.value('/sys/permission/getPermRuleListByPermId', list),
  'dataRule.search': get.value('/sys/permission/queryPermissionRule', list),
  'dataRule.add': post.record('/sys/permission/addPermissionRule', 'system:permission:addRule'),
  'dataRule.edit': put.record('/sys/permission/editPermissionRule', edit),
  'dataRule.delete': remove.value('/sys/permission/deletePermissionRule', 'system:permission:deleteRule'),
  'dataRule.ofRole': get.value('/sys/role/datarule/:permissionId/:roleId', grants),
  'dataRule.saveRole': post.value('/sys/role/datarule', grant),
  'dataRule.ofDepart': get.value(
    '/sys/sysDepartPermission/datarule/:permissionId/:departId',
    'system:depart:list',
  ),
  'dataRule.saveDepart': post.value('/sys/sysDepartPermission/datarule', 'system:depart:permission'),
  // The handler checks the caller's access: it admits user administrators and department managers.
  'dataRule.ofDepartRole': get.value(
    '/sys/sysDepartRole/datarule/:permissionId/:departId/:roleId',
    'signedIn',
  ),
  'dataRule.saveDepartRole': post.value('/sys/sysDepartRole/datarule', 'system:depart:roles'),
  'dataRule.choices': get.value('/app/data-rules/choices', grants),
  'dataRule.saveGrants': post.value('/app/data-rules/grants', grant),
  'dataRule.list': get.page('/app/data-rules', list, { dataRules: false }),
  'dataRule.get': get.record('/app/data-rules/one', edit),
  'dataRule.fields': get.value('/app/data-rules/fields', list),
  'dataRule.check': get.value('/app/data-rules/check', list),
  'row.why': get.value('/app/rows/why', 'row:why'),
  'row.whyOf': get.value('/app/rows/why-of', 'row:whyOthers'),
})
