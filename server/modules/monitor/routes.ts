import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { actuatorRoutes } from './actuator-routes.ts'
import { createFigureSources } from './figure-sources.ts'
import { httpFigures, processFigures, serverFigures } from './process-figures.ts'
import { databaseFigures, diskFigures } from './store-figures.ts'
import { createTraceList } from './traffic.ts'

/** Routes of node and database figures, for the monitoring pages of this product and of JeecgBoot clients. */
export async function monitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const watch = createFigureSources(app, services)
  actuatorRoutes(app, services, watch)

  route('monitor.process', (_, { locale }) => processFigures(watch, locale))
  route('monitor.server', (_, { locale }) => serverFigures(watch, locale))
  route('monitor.http', () => httpFigures(watch, app.traffic))
  route('monitor.database', (_, { locale }) => databaseFigures(watch, services, locale))
  route('monitor.disk', (_, { locale }) => diskFigures(watch, services, locale))
  createListRoute(app)('monitor.requests', createTraceList(services, []), (query, { user }) => {
    const list = createTraceList(services, app.traffic.traces())
    return list.page(list.read(query, user), user.scope)
  })
}
