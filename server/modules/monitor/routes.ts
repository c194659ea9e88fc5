import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { listRoute } from '../list/list-route.ts'
import { actuatorRoutes } from './actuator-routes.ts'
import { httpFigures, processFigures, serverFigures } from './process-figures.ts'
import { databaseFigures, diskFigures } from './store-figures.ts'
import { pageOfTraces, traceResource } from './trace-list.ts'
import { createWatch } from './watch.ts'

/** How this node and the database are: for our own pages, and for stock clients under the names they know. */
export async function monitorRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const watch = createWatch(app, services)
  actuatorRoutes(app, services, watch)

  app.route({
    ...operationRoute('monitor.process'),
    handler: async ({ locale }) => ok(processFigures(watch, locale)),
  })
  app.route({
    ...operationRoute('monitor.server'),
    handler: async ({ locale }) => ok(serverFigures(watch, locale)),
  })
  app.route({
    ...operationRoute('monitor.http'),
    handler: async () => ok(await httpFigures(watch, app.traffic)),
  })
  app.route({
    ...operationRoute('monitor.database'),
    handler: async ({ locale }) => ok(await databaseFigures(watch, services, locale)),
  })
  app.route({
    ...operationRoute('monitor.disk'),
    handler: async ({ locale }) => ok(await diskFigures(watch, services, locale)),
  })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('monitor.requests', traceResource),
    handler: async (request) => ok(await pageOfTraces(services, app.traffic.traces(), request)),
  })
}
