import type { FastifyInstance } from 'fastify'
import { createDictionaryNotifier } from '../../platform/dict-notifier.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { orderItems, readOrder } from './reorder.ts'

/** Routes to read and save the order of a dictionary's items. */
export function orderRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const change = createChangeRoute(app, services)
  const { notifyChanged } = createDictionaryNotifier(services)
  route('dictItem.ordered', ({ dictId }, { locale }) => readOrder(services.database.db, dictId, locale))
  change('dictItem.order', (tx, body, context) => orderItems(tx, body, { ...context, notifyChanged }))
}
