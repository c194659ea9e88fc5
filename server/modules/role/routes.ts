import type { FastifyInstance } from 'fastify'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { roleCodeTaken } from '../../platform/roles/errors.ts'
import { findAllRoles, findOtherWithCode } from '../../platform/roles/repo.ts'
import type { Services } from '../../services.ts'
import { roleCrud } from './crud.ts'
import { roleFile } from './jeecg-file.ts'
import { memberRoutes } from './member-routes.ts'

/** Look-up routes of roles, which return only names and codes. */
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

/** Routes to look up, list and change roles. */
export async function roleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  lookUpRoutes(app, services)
  memberRoutes(app, services)
  const { changed } = crudRoutes(app, services, roleCrud)
  jeecgFileRoutes(app, services, { ...roleFile, changed })
}
