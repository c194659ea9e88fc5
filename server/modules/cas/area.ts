import { defineArea } from '../../platform/area/area.ts'
import { casRoutes } from './routes.ts'
import { singleLogoutRoutes } from './single-logout.ts'

/** Sign-in by CAS, and sign-out at the CAS server. */
export const casArea = defineArea({
  name: 'cas',
  routes: [casRoutes, singleLogoutRoutes],
})
