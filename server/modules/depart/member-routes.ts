import type { FastifyInstance } from 'fastify'
import type { DepartUsersAdded, DepartUsersQuery } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { addMembers, departUsers, removeMembers } from './members.ts'
import { reachOf } from './reach.ts'

/** Who belongs to a department. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)

  app.route<{ Querystring: DepartUsersQuery }>({
    ...operationRoute('depart.users'),
    handler: async ({ query, user }) => ok(await departUsers(db, query, await reachOf(db, user))),
  })
  app.route<{ Body: DepartUsersAdded }>({
    ...operationRoute('depart.addUsers'),
    handler: async (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: await reachOf(db, user), nextId: () => ids.nextId() }
      return change(request, reply, (tx) => addMembers(tx, body, doing))
    },
  })
  app.route<{ Querystring: { depId: string; userId: string } }>({
    ...operationRoute('depart.removeUser'),
    handler: async (request, reply) => {
      const { user, query } = request
      const reach = await reachOf(db, user)
      const wanted = { depId: query.depId, userIds: [query.userId] }
      return change(request, reply, (tx) => removeMembers(tx, wanted, { reach }))
    },
  })
  app.route<{ Querystring: { depId: string; userIds: string } }>({
    ...operationRoute('depart.removeUsers'),
    handler: async (request, reply) => {
      const { user, query } = request
      const reach = await reachOf(db, user)
      const wanted = { depId: query.depId, userIds: readIds(query.userIds) }
      return change(request, reply, (tx) => removeMembers(tx, wanted, { reach }))
    },
  })
}
