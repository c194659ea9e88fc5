import { defineArea } from '../../platform/area/area.ts'
import { departRoles } from './department-roles.ts'
import { departRoleRoutes } from './routes.ts'

/** Department roles. */
export const departmentRoleArea = defineArea({
  name: 'department-role',
  resources: [departRoles],
  routes: [departRoleRoutes],
})
