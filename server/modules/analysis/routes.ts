import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createAnalysis } from './service.ts'

/** Figures of the trades for dashboards. */
export async function analysisRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const analysis = createAnalysis(services, (cause) =>
    app.log.warn({ err: cause }, 'trades were not added up'),
  )

  app.route({
    ...operationRoute('analysis.today'),
    handler: async ({ user }) => ok(await analysis.today(user)),
  })
  app.route<{ Querystring: { days: number } }>({
    ...operationRoute('analysis.trend'),
    handler: async ({ query, user }) => ok(await analysis.trend(query.days, user)),
  })
  app.route<{ Querystring: { days: number } }>({
    ...operationRoute('analysis.channels'),
    handler: async ({ query, user }) => ok(await analysis.channels(query.days, user)),
  })
  app.route<{ Querystring: { days: number } }>({
    ...operationRoute('analysis.regions'),
    handler: async ({ query, user }) => ok(await analysis.regions(query.days, user)),
  })
  app.route<{ Querystring: { days: number; limit: number } }>({
    ...operationRoute('analysis.shops'),
    handler: async ({ query, user }) => ok(await analysis.shops(query, user)),
  })
}
