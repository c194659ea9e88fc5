import { roleModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'

/** List of roles; they belong to no department. */
export const roleResource = defineListResource({
  model: roleModel,
  table: 'sys_role',
  scope: 'none',
  ruleFields: ['createBy'],
  localized: ['roleName', 'description'],
})
