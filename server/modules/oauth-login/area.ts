import { defineArea } from '../../platform/area/area.ts'
import { oauthLoginRoutes } from './routes.ts'

/** Sign-in by OAuth providers. */
export const oauthLoginArea = defineArea({
  name: 'oauth-login',
  routes: [oauthLoginRoutes],
})
