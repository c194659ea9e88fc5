import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { listRoute, totalsRoute } from '../list/list-route.ts'
import { tradeResource } from './list-resource.ts'
import { createTrades } from './service.ts'

/** Payments and refunds as the channels took them. */
export async function tradeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const trades = createTrades(services)

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('trade.list', tradeResource),
    handler: async ({ query, user }) => ok(await trades.page(query, user)),
  })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...totalsRoute('trade.totals', tradeResource),
    handler: async ({ query, user }) => ok(await trades.totals(query, user)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('trade.get'),
    handler: async ({ query, user }) => ok(await trades.get(query.id, user)),
  })
}
