import { defineArea } from '../../platform/area/area.ts'
import { viewRoutes } from './routes.ts'

/** Saved views of lists. */
export const savedViewArea = defineArea({
  name: 'saved-view',
  routes: [viewRoutes],
})
