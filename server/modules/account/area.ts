import { defineArea } from '../../platform/area/area.ts'
import { accountRoutes } from './routes.ts'

/** The user's own account. */
export const accountArea = defineArea({
  name: 'account',
  routes: [accountRoutes],
})
