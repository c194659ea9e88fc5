import type { FastifyInstance } from 'fastify'
import type { DefaultView, RenameView, SaveView } from '#schemas'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createViews } from './service.ts'

/** Routes of saved list views. */
export async function viewRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const views = createViews(services)
  const change = createChangeRoute(app, services)

  route<{ Querystring: { page: string } }>('view.list', ({ query, user }) => views.list(user, query.page))
  change<{ Body: SaveView }>('view.save', (tx, request, at) => views.save(tx, request.user, request.body, at))
  change<{ Body: RenameView }>('view.rename', (tx, request, at) =>
    views.rename(tx, request.user, request.body, at),
  )
  change<{ Body: DefaultView }>('view.makeDefault', (tx, request) =>
    views.makeDefault(tx, request.user, request.body),
  )

  change<{ Params: { id: string } }>('view.remove', (tx, request) =>
    views.remove(tx, request.user, request.params.id),
  )
}
