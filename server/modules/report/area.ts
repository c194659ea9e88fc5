import { defineArea } from '../../platform/area/area.ts'
import { reportRoutes } from './routes.ts'

/** Reports. */
export const reportArea = defineArea({
  name: 'report',
  routes: [reportRoutes],
})
