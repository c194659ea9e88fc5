import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { DefaultView, RenameView, SaveView } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createViews } from './service.ts'

const ViewId = Type.Object({ id: Type.String({ minLength: 1, maxLength: 32 }) })

/** Ways to look at lists that their users have named. */
export async function viewRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const views = createViews(services)
  const change = createChange(services)

  app.route<{ Querystring: { page: string } }>({
    ...operationRoute('view.list'),
    handler: async ({ query, user }) => ok(await views.list(user, query.page)),
  })
  app.route<{ Body: SaveView }>({
    ...operationRoute('view.save'),
    handler: (request, reply) =>
      change(request, reply, (tx, at) => views.save(tx, request.user, request.body, at)),
  })
  app.route<{ Body: RenameView }>({
    ...operationRoute('view.rename'),
    handler: (request, reply) =>
      change(request, reply, (tx, at) => views.rename(tx, request.user, request.body, at)),
  })
  app.route<{ Body: DefaultView }>({
    ...operationRoute('view.makeDefault'),
    handler: (request, reply) =>
      change(request, reply, (tx) => views.makeDefault(tx, request.user, request.body)),
  })

  const { schema: gone, ...remove } = operationRoute('view.remove')
  app.route<{ Params: { id: string } }>({
    ...remove,
    schema: { params: ViewId, response: gone.response },
    handler: (request, reply) =>
      change(request, reply, (tx) => views.remove(tx, request.user, request.params.id)),
  })
}
