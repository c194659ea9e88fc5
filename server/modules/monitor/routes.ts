import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { actuatorRoutes } from './actuator-routes.ts'
import { createFigureSources } from './figure-sources.ts'
import { httpFigures, processFigures, serverFigures } from './process-figures.ts'
import { databaseFigures, diskFigures } from './store-figures.ts'
import { pageOfTraces, traceResource } from './traffic.ts'

/** Routes of node and database figures, for our pages and JeecgBoot clients. */
export async function monitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const watch = createFigureSources(app, services)
  actuatorRoutes(app, services, watch)

  route('monitor.process', ({ locale }) => processFigures(watch, locale))
  route('monitor.server', ({ locale }) => serverFigures(watch, locale))
  route('monitor.http', () => httpFigures(watch, app.traffic))
  route('monitor.database', ({ locale }) => databaseFigures(watch, services, locale))
  route('monitor.disk', ({ locale }) => diskFigures(watch, services, locale))
  route<ListRequest>(listRoute('monitor.requests', traceResource), (request) =>
    pageOfTraces(services, app.traffic.traces(), request),
  )
}
