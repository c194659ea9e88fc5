import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { createListRoute, createTotalsRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { createTrades } from './service.ts'

/** Routes of trades. */
export async function tradeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const trades = createTrades(services)

  createListRoute(app)('trade.list', trades.list, (query, { user }) => trades.page(query, user))
  createTotalsRoute(app)('trade.totals', trades.list, (query, { user }) => trades.totals(query, user))
  route('trade.get', ({ id }, { user }) => trades.get(id, user))
}
