import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { type ListRequest, listRoute, totalsRoute } from '../../platform/list/list-route.ts'
import { tradeResource } from '../../records/trade.ts'
import type { Services } from '../../services.ts'
import { createTrades } from './service.ts'

/** Routes of trades. */
export async function tradeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const trades = createTrades(services)

  route<ListRequest>(listRoute('trade.list', tradeResource), ({ query, user }) => trades.page(query, user))
  route<ListRequest>(totalsRoute('trade.totals', tradeResource), ({ query, user }) =>
    trades.totals(query, user),
  )
  route<{ Querystring: { id: string } }>('trade.get', ({ query, user }) => trades.get(query.id, user))
}
