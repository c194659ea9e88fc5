import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createAnalysis } from './service.ts'

/** Default values of optional parameters; the schemas of the operations state the same values. */
const DAYS = 30
const SHOPS = 10

/** Routes of dashboard figures. */
export async function analysisRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const analysis = createAnalysis(services, (cause) => app.log.warn({ err: cause }, 'summing trades failed'))

  route('analysis.today', (_, { user }) => analysis.today(user))
  route('analysis.trend', ({ days = DAYS }, { user }) => analysis.trend(days, user))
  route('analysis.channels', ({ days = DAYS }, { user }) => analysis.channels(days, user))
  route('analysis.regions', ({ days = DAYS }, { user }) => analysis.regions(days, user))
  route('analysis.shops', ({ days = DAYS, limit = SHOPS }, { user }) => analysis.shops({ days, limit }, user))
}
