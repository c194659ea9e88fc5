import type { FastifyInstance } from 'fastify'
import type { OrderDictItems } from '#schemas'
import { createChangeRunner } from '../../platform/http/change.ts'
import { createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createDictionaryNotifier } from './notify-clients.ts'
import { orderItems, readOrder } from './reorder.ts'

/** Routes to read and save the order of a dictionary's items. */
export function orderRoutes(app: FastifyInstance, services: Services, listed: () => void): void {
  const route = createRoute(app)
  const change = createChangeRunner(services)
  const { changed: tell } = createDictionaryNotifier(services)
  route<{ Querystring: { dictId: string } }>('dictItem.ordered', ({ query, locale }) =>
    readOrder(services.database.db, query.dictId, locale),
  )
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
