import type { FastifyInstance } from 'fastify'
import type { DepartUsersAdded, DepartUsersQuery } from '#schemas'
import type { Tx } from '../../db/index.ts'
import { managedDepartments } from '../../platform/departments/managed-departments.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { addMembers, departUsers, removeMembers } from './members.ts'

/** Routes of department members. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids } = services
  const { db } = database
  const change = createChangeRoute(app, services)

  route<{ Querystring: DepartUsersQuery }>('depart.users', async ({ query, user }) =>
    departUsers(db, query, await managedDepartments(db, user)),
  )
  change<{ Body: DepartUsersAdded }>('depart.addUsers', async (tx, { user, body }) =>
    addMembers(tx, body, { user, managed: await managedDepartments(tx, user), nextId: () => ids.nextId() }),
  )
  const remove = async (tx: Tx, user: SignedIn, wanted: { depId: string; userIds: string[] }) =>
    removeMembers(tx, wanted, { managed: await managedDepartments(tx, user) })
  change<{ Querystring: { depId: string; userId: string } }>('depart.removeUser', (tx, { user, query }) =>
    remove(tx, user, { depId: query.depId, userIds: [query.userId] }),
  )
  change<{ Querystring: { depId: string; userIds: string } }>('depart.removeUsers', (tx, { user, query }) =>
    remove(tx, user, { depId: query.depId, userIds: readIds(query.userIds) }),
  )
}
