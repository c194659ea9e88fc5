import { roleModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'

/** List of roles. Roles don't belong to departments. */
export const roleResource = defineListResource({
  model: roleModel,
  table: 'sys_role',
  scope: 'none',
  ruleFields: ['createBy'],
  localized: ['roleName', 'description'],
})
