import { defineArea } from '../area/area.ts'
import { exportRoutes } from './routes.ts'

/** Exports of lists. */
export const exportArea = defineArea({
  name: 'export',
  routes: [exportRoutes],
})
