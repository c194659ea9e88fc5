import { defineArea } from '../../platform/area/area.ts'
import { authRoutes } from './routes.ts'

/** Sign-in and sign-out. */
export const authArea = defineArea({
  name: 'auth',
  routes: [authRoutes],
})
