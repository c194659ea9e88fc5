import { defineArea } from '../area/area.ts'
import { importRoutes } from './routes.ts'

/** Imports of files into lists. */
export const importArea = defineArea({
  name: 'import',
  routes: [importRoutes],
})
