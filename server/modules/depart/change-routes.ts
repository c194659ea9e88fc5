import type { FastifyInstance } from 'fastify'
import type { EditDepart, NewDepart } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { addDepart, editDepart } from './changing.ts'
import { departNotFound } from './errors.ts'
import { departResource, fromTheTop } from './list-resource.ts'
import { movingRoutes } from './moving-routes.ts'
import { removeDeparts } from './removing.ts'
import { departFile } from './stock-file.ts'

/** Departments as their administration lists and changes them. */
export function changeRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock, ids } = services
  const change = createChange(services)
  const list = createList(departResource, { ...database, now: () => clock().getTime() })
  const listed = async (answer: Promise<string>) => {
    const text = await answer
    list.changed()
    return text
  }

  movingRoutes(app, services, list.changed)
  stockFileRoutes(app, services, departFile(services, list.changed))

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('depart.list', departResource),
    handler: async ({ query, user }) =>
      ok(await list.page(list.read(fromTheTop(query, user.scope), user), user.scope)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('depart.get'),
    handler: async ({ query, user }) => {
      const depart = await list.find(query.id, user.scope)
      if (!depart) throw departNotFound()
      return ok(depart)
    },
  })
  app.route<{ Body: NewDepart }>({
    ...operationRoute('depart.add'),
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => addDepart(tx, body, { user, at, id: ids.nextId() })))
    },
  })
  app.route<{ Body: EditDepart }>({
    ...operationRoute('depart.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => editDepart(tx, body, { user, at })))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('depart.delete'),
    handler: (request, reply) => {
      const { user, query } = request
      return listed(change(request, reply, (tx, at) => removeDeparts(tx, [query.id], { user, at })))
    },
  })
  app.route<{ Querystring: { ids: string } }>({
    ...operationRoute('depart.deleteBatch'),
    handler: (request, reply) => {
      const { user, query } = request
      return listed(change(request, reply, (tx, at) => removeDeparts(tx, readIds(query.ids), { user, at })))
    },
  })
}
