import type { FastifyInstance } from 'fastify'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createViews } from './service.ts'

/** Routes of saved views, which contain the filters and columns of a list. */
export async function viewRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const views = createViews(services)
  const change = createChangeRoute(app, services)

  route('view.list', ({ page }, { user }) => views.list(user, page))
  change('view.save', (tx, body, { user, at }) => views.save(tx, user, body, at))
  change('view.rename', (tx, body, { user, at }) => views.rename(tx, user, body, at))
  change('view.makeDefault', (tx, body, { user }) => views.makeDefault(tx, user, body))
  change('view.remove', (tx, { id }, { user }) => views.remove(tx, user, id))
}
