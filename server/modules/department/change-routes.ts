import type { FastifyInstance } from 'fastify'
import { departNotFound } from '../../platform/departments/errors.ts'
import { departResource, limitToTopLevel } from '../../platform/departments/resource.ts'
import { createChangeRoute, createRoute, editMethods } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import type { Services } from '../../services.ts'
import { deleteDeparts } from './delete.ts'
import { departFile } from './jeecg-file.ts'
import { moveRoutes } from './move-routes.ts'
import { addDepart, editDepart } from './service.ts'

/** Routes to list and change departments. */
export function changeRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const list = createList(departResource, services)
  const change = createChangeRoute(app, services)

  moveRoutes(app, services)
  jeecgFileRoutes(app, services, departFile)

  createListRoute(app)('depart.list', list, (query, { user }) =>
    list.page(list.read(limitToTopLevel(query, user.scope), user), user.scope),
  )
  route('depart.get', async ({ id }, { user }) => {
    const depart = await list.find(id, user.scope)
    if (!depart) throw departNotFound()
    return depart
  })
  change('depart.add', addDepart)
  change('depart.edit', editDepart, editMethods)
  change('depart.delete', (tx, { id }, context) => deleteDeparts(tx, [id], context))
  change('depart.deleteBatch', (tx, { ids }, context) => deleteDeparts(tx, readIds(ids), context))
}
