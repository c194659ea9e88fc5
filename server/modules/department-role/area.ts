import { defineArea } from '../../platform/area/area.ts'
import { departRoleRoutes } from './routes.ts'

/** Department roles. */
export const departmentRoleArea = defineArea({
  name: 'department-role',
  routes: [departRoleRoutes],
  uniqueColumns: { sys_depart_role: { columns: ['role_code'] } },
})
