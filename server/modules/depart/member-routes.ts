import type { FastifyInstance } from 'fastify'
import type { DepartUsersAdded, DepartUsersQuery } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { readIds } from '../../http/read-ids.ts'
import type { Services } from '../../services.ts'
import { addMembers, departUsers, removeMembers } from './members.ts'

/** Who belongs to a department. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const change = createChange(services)

  app.route<{ Querystring: DepartUsersQuery }>({
    ...operationRoute('depart.users'),
    handler: async ({ query, user }) => ok(await departUsers(database.db, query, user.scope)),
  })
  app.route<{ Body: DepartUsersAdded }>({
    ...operationRoute('depart.addUsers'),
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx) => addMembers(tx, body, { user, nextId: () => ids.nextId() }))
    },
  })
  app.route<{ Querystring: { depId: string; userId: string } }>({
    ...operationRoute('depart.removeUser'),
    handler: (request, reply) => {
      const { user, query } = request
      const wanted = { depId: query.depId, userIds: [query.userId] }
      return change(request, reply, (tx) => removeMembers(tx, wanted, { user }))
    },
  })
  app.route<{ Querystring: { depId: string; userIds: string } }>({
    ...operationRoute('depart.removeUsers'),
    handler: (request, reply) => {
      const { user, query } = request
      const wanted = { depId: query.depId, userIds: readIds(query.userIds) }
      return change(request, reply, (tx) => removeMembers(tx, wanted, { user }))
    },
  })
}
