import { defineArea } from '../area/area.ts'
import { pushRoutes } from './routes.ts'

/** Web sockets. */
export const pushArea = defineArea({
  name: 'push',
  routes: [pushRoutes],
})
