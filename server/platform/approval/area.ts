import { defineArea } from '../area/area.ts'
import { approvalRoutes } from './routes.ts'

/** Approval by a second user. */
export const approvalArea = defineArea({
  name: 'approval',
  routes: [approvalRoutes],
})
