import type { FastifyInstance } from 'fastify'
import { findManagedDepartment, managedDepartments } from '../../platform/departments/managed-departments.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { userNotFound } from '../../platform/users/errors.ts'
import type { Services } from '../../services.ts'
import { assignDepartRoles } from './assign.ts'
import { grantRoutes } from './grant-routes.ts'
import { departRolesOfUser, managedRolesOfUser, rolesOfDepart } from './repo.ts'
import { ruleRoutes } from './rule-routes.ts'

/** Routes to look up the roles of a department, and the department roles of a user. */
function readRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  route('departRole.ofDepart', async ({ departId }, { user }) =>
    rolesOfDepart(db, departId, await managedDepartments(db, user)),
  )
  route('departRole.ofUser', async ({ userId, departId }, { user }) => {
    // JeecgBoot 2.2 sends no department.
    if (!departId) return managedRolesOfUser(db, userId, await managedDepartments(db, user))
    const { id } = await findManagedDepartment(db, departId, user)
    return departRolesOfUser(db, userId, id)
  })
  route('departRole.given', async ({ userId, departId }, { user }) => {
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
  })
}

/**
 * Routes of department roles. A department role gives members of the department some of the department's
 * grants.
 */
export async function departRoleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const change = createChangeRoute(app, services)
  readRoutes(app, services)
  grantRoutes(app, services)
  ruleRoutes(app, services)

  change('departRole.give', async (tx, body, context) =>
    assignDepartRoles(tx, body, { ...context, managed: await managedDepartments(tx, context.user) }),
  )
}
