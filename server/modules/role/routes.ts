import type { FastifyInstance } from 'fastify'
import type { EditRole, NewRole } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { addRole, editRole, removeRoles } from './changing.ts'
import { roleCodeTaken, roleNotFound } from './errors.ts'
import { roleResource } from './list-resource.ts'
import { memberRoutes } from './member-routes.ts'
import { findAllRoles, findOtherWithCode, findRole } from './repo.ts'
import { roleFile } from './stock-file.ts'

/** Roles as pickers and look-ups find them: names and codes, never what they allow. */
function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route({
    ...operationRoute('role.all'),
    handler: async ({ user }) => ok(await findAllRoles(db, user.scope)),
  })
  // Our roles have no type, so that all of them are of any.
  app.route({
    ...operationRoute('role.byType'),
    handler: async ({ user }) => ok(await findAllRoles(db, user.scope)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('role.get'),
    handler: async ({ query, user }) => {
      const role = await findRole(db, query.id, user.scope)
      if (!role) throw roleNotFound()
      return ok(role)
    },
  })
  app.route<{ Querystring: { id?: string; roleCode: string } }>({
    ...operationRoute('role.checkCode'),
    handler: async ({ query }) => {
      if (await findOtherWithCode(db, query.roleCode, query.id || undefined)) throw roleCodeTaken()
      return ok(true)
    },
  })
}

/** Roles: look-ups, the list, and changing them. */
export async function roleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, clock, ids } = services
  const change = createChange(services)
  const list = createList(roleResource, { ...database, now: () => clock().getTime() })
  const listed = async (answer: Promise<string>) => {
    const text = await answer
    list.changed()
    return text
  }
  lookUpRoutes(app, services)
  memberRoutes(app, services)
  stockFileRoutes(app, services, roleFile(services, list.changed))

  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('role.list', roleResource),
    handler: async ({ query, user }) => ok(await list.page(list.readStock(query, user), user.scope)),
  })
  app.route<{ Body: NewRole }>({
    ...operationRoute('role.add'),
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => addRole(tx, body, { user, at, id: ids.nextId() })))
    },
  })
  app.route<{ Body: EditRole }>({
    ...operationRoute('role.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
    handler: (request, reply) => {
      const { user, body } = request
      return listed(change(request, reply, (tx, at) => editRole(tx, body, { user, at })))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('role.delete'),
    handler: (request, reply) => {
      const { user, query } = request
      return listed(change(request, reply, (tx, at) => removeRoles(tx, query.id, { user, at })))
    },
  })
  app.route<{ Querystring: { ids: string } }>({
    ...operationRoute('role.deleteBatch'),
    handler: (request, reply) => {
      const { user, query } = request
      return listed(change(request, reply, (tx, at) => removeRoles(tx, query.ids, { user, at })))
    },
  })
}
