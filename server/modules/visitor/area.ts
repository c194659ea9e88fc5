import { defineArea } from '../../platform/area/area.ts'
import { visitorRoutes } from './routes.ts'

/** Registration and password reset. */
export const visitorArea = defineArea({
  name: 'visitor',
  routes: [visitorRoutes],
})
