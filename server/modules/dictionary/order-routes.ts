import type { FastifyInstance } from 'fastify'
import type { OrderDictItems } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createDictionaryNews } from './news.ts'
import { orderItems, readOrder } from './ordering.ts'

/** The order of a dictionary's items, read and written as a whole. */
export function orderRoutes(app: FastifyInstance, services: Services, listed: () => void): void {
  const change = createChange(services)
  const { changed: tell } = createDictionaryNews(services)
  app.route<{ Querystring: { dictId: string } }>({
    ...operationRoute('dictItem.ordered'),
    handler: async ({ query, locale }) => ok(await readOrder(services.database.db, query.dictId, locale)),
  })
  app.route<{ Body: OrderDictItems }>({
    ...operationRoute('dictItem.order'),
    handler: async (request, reply) => {
      const { user, body } = request
      const text = await change(request, reply, (tx, at) => orderItems(tx, body, { user, at, tell }))
      listed()
      return text
    },
  })
}
