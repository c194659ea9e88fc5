import { defineArea } from '../area/area.ts'
import { importRoutes } from './routes.ts'

/** Imports. */
export const importArea = defineArea({
  name: 'import',
  routes: [importRoutes],
})
