import { defineArea } from '../../platform/area/area.ts'
import { appRoutes } from './routes.ts'

/** Capabilities of the server. */
export const capabilitiesArea = defineArea({
  name: 'capabilities',
  routes: [appRoutes],
})
