import type { FastifyInstance } from 'fastify'
import { createRoute } from '../../platform/http/operation-route.ts'
import { roleCodeTaken } from '../../platform/roles/errors.ts'
import { findAllRoles, findOtherWithCode } from '../../platform/roles/repo.ts'
import type { Services } from '../../services.ts'
import { memberRoutes } from './member-routes.ts'

/** Routes to look up the roles that the caller may see, and to check whether a role code is free. */
function lookUpRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('role.all', (_, { user }) => findAllRoles(db, user.scope))
  // JeecgBoot clients request the roles of a type. Roles have no type here, so all roles are returned.
  route('role.byType', (_, { user }) => findAllRoles(db, user.scope))
  route('role.checkCode', async ({ id, roleCode }) => {
    if (await findOtherWithCode(db, roleCode, id || undefined)) throw roleCodeTaken()
    return true
  })
}

/** Routes to look up roles, and to change their users. */
export async function roleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  lookUpRoutes(app, services)
  memberRoutes(app, services)
}
