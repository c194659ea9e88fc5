import type { FastifyInstance } from 'fastify'
import type { Tx } from '../../db/index.ts'
import { managedDepartments } from '../../platform/departments/managed-departments.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import type { Services } from '../../services.ts'
import { addMembers, departUsers, removeMembers } from './members.ts'

/** Routes to list, add and remove the members of a department. */
export function memberRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)

  route('depart.users', async (query, { user }) => departUsers(db, query, await managedDepartments(db, user)))
  change('depart.addUsers', async (tx, body, context) =>
    addMembers(tx, body, { ...context, managed: await managedDepartments(tx, context.user) }),
  )
  const remove = async (tx: Tx, user: SignedIn, body: { depId: string; userIds: string[] }) =>
    removeMembers(tx, body, { managed: await managedDepartments(tx, user) })
  change('depart.removeUser', (tx, { depId, userId }, { user }) =>
    remove(tx, user, { depId, userIds: [userId] }),
  )
  change('depart.removeUsers', (tx, { depId, userIds }, { user }) =>
    remove(tx, user, { depId, userIds: readIds(userIds) }),
  )
}
