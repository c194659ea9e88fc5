import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createAnalysis } from './service.ts'

/** Default values of optional parameters. The schemas of the operations document the same values. */
const DAYS = 30
const SHOPS = 10

/** Routes of dashboard figures. */
export async function analysisRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const analysis = createAnalysis(services, (cause) => app.log.warn({ err: cause }, 'summing trades failed'))

  route('analysis.today', (_, { user }) => analysis.today(user))
  route('analysis.trend', ({ days = DAYS, ...query }, { user }) => analysis.trend({ days, ...query }, user))
  route('analysis.channels', ({ days = DAYS, ...query }, { user }) =>
    analysis.channels({ days, ...query }, user),
  )
  route('analysis.regions', ({ days = DAYS, ...query }, { user }) =>
    analysis.regions({ days, ...query }, user),
  )
  route('analysis.shops', ({ days = DAYS, limit = SHOPS, ...query }, { user }) =>
    analysis.shops({ days, limit, ...query }, user),
  )
}
