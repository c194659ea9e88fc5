import { defineArea } from '../../platform/area/area.ts'
import { casRoutes } from './routes.ts'

/** Sign-in by CAS. */
export const casArea = defineArea({
  name: 'cas',
  routes: [casRoutes],
})
