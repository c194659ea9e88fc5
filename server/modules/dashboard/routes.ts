import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createAnalysis } from './service.ts'

/** Routes of dashboard figures. */
export async function analysisRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const analysis = createAnalysis(services, (cause) => app.log.warn({ err: cause }, 'summing trades failed'))

  route('analysis.today', ({ user }) => analysis.today(user))
  route<{ Querystring: { days: number } }>('analysis.trend', ({ query, user }) =>
    analysis.trend(query.days, user),
  )
  route<{ Querystring: { days: number } }>('analysis.channels', ({ query, user }) =>
    analysis.channels(query.days, user),
  )
  route<{ Querystring: { days: number } }>('analysis.regions', ({ query, user }) =>
    analysis.regions(query.days, user),
  )
  route<{ Querystring: { days: number; limit: number } }>('analysis.shops', ({ query, user }) =>
    analysis.shops(query, user),
  )
}
