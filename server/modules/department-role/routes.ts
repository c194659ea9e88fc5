import type { FastifyInstance } from 'fastify'
import type { AssignDepartRoles } from '#schemas'
import { crudRoutes } from '../../platform/crud/routes.ts'
import { findManagedDepartment, managedDepartments } from '../../platform/departments/managed-departments.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { userNotFound } from '../../platform/users/errors.ts'
import type { Services } from '../../services.ts'
import { assignDepartRoles } from './assign.ts'
import { departRoleCrud } from './crud.ts'
import { grantRoutes } from './grant-routes.ts'
import { departRolesOfUser, rolesOfDepart } from './repo.ts'
import { ruleRoutes } from './rule-routes.ts'

/** Look-up routes: roles of a department, roles of a user. */
function readRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  route<{ Querystring: { departId: string } }>('departRole.ofDepart', async ({ query, user }) =>
    rolesOfDepart(db, query.departId, await managedDepartments(db, user)),
  )
  route<{ Querystring: { userId: string; departId: string } }>(
    'departRole.ofUser',
    async ({ query, user }) => {
      const { id } = await findManagedDepartment(db, query.departId, user)
      return departRolesOfUser(db, query.userId, id)
    },
  )
  route<{ Querystring: { userId: string; departId: string } }>(
    'departRole.given',
    async ({ query: { userId, departId }, user }) => {
      await findManagedDepartment(db, departId, user)
      const person = await db
        .selectFrom('sys_user_depart as ud')
        .innerJoin('sys_user as u', 'u.id', 'ud.user_id')
        .select('u.realname')
        .where('u.id', '=', userId)
        .where('ud.dep_id', '=', departId)
        .where('u.del_flag', '=', 0)
        .executeTakeFirst()
      if (!person) throw userNotFound()
      const roleIds = (await departRolesOfUser(db, userId, departId)).map(({ droleId }) => droleId)
      return { userId, departId, ...person, roleIds }
    },
  )
}

/** Routes of department roles, which have grants of their department for its members. */
export async function departRoleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { ids } = services
  const change = createChangeRoute(app, services)
  const nextId = () => ids.nextId()
  readRoutes(app, services)
  grantRoutes(app, services)
  ruleRoutes(app, services)
  crudRoutes(app, services, departRoleCrud)

  change<{ Body: AssignDepartRoles }>('departRole.give', async (tx, { user, body }) =>
    assignDepartRoles(tx, body, { user, managed: await managedDepartments(tx, user), nextId }),
  )
}
