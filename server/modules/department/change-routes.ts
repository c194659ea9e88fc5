import type { FastifyInstance } from 'fastify'
import type { EditDepart, NewDepart } from '#schemas'
import { departNotFound } from '../../platform/departments/errors.ts'
import { departResource, limitToTopLevel } from '../../platform/departments/resource.ts'
import { createChangeRoute, createRoute, editRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { deleteDeparts } from './delete.ts'
import { departFile } from './jeecg-file.ts'
import { moveRoutes } from './move-routes.ts'
import { addDepart, editDepart } from './service.ts'

/** Routes to list and change departments. */
export function changeRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, clock, ids } = services
  const list = createList(departResource, { ...database, now: () => clock().getTime() })
  const change = createChangeRoute(app, services, list.changed)

  moveRoutes(app, services, list.changed)
  jeecgFileRoutes(app, services, departFile(services, list.changed))

  route<ListRequest>(listRoute('depart.list', departResource), ({ query, user }) =>
    list.page(list.read(limitToTopLevel(query, user.scope), user), user.scope),
  )
  route<{ Querystring: { id: string } }>('depart.get', async ({ query, user }) => {
    const depart = await list.find(query.id, user.scope)
    if (!depart) throw departNotFound()
    return depart
  })
  change<{ Body: NewDepart }>('depart.add', (tx, { user, body }, at) =>
    addDepart(tx, body, { user, at, id: ids.nextId() }),
  )
  change<{ Body: EditDepart }>(editRoute('depart.edit'), (tx, { user, body }, at) =>
    editDepart(tx, body, { user, at }),
  )
  change<{ Querystring: { id: string } }>('depart.delete', (tx, { user, query }, at) =>
    deleteDeparts(tx, [query.id], { user, at }),
  )
  change<{ Querystring: { ids: string } }>('depart.deleteBatch', (tx, { user, query }, at) =>
    deleteDeparts(tx, readIds(query.ids), { user, at }),
  )
}
