import type { FastifyInstance } from 'fastify'
import type { EditDepartRole, GiveDepartRoles, NewDepartRole } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { departInReach, reachOf } from '../depart/reach.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { userNotFound } from '../user/errors.ts'
import { addDepartRole, editDepartRole, removeDepartRoles } from './changing.ts'
import { departRoleNotFound } from './errors.ts'
import { giveDepartRoles } from './giving.ts'
import { grantRoutes } from './grant-routes.ts'
import { departRoleResource } from './list-resource.ts'
import { findDepartRoles, rolesGiven, rolesOfDepart } from './repo.ts'

type RolesQuery = Record<string, unknown> & { deptId?: unknown }

/** Reading them: the list, one, those of a department, those that somebody has. */
function readRoutes(app: FastifyInstance, services: Services): void {
  const { database, clock } = services
  const { db } = database
  const list = createList(departRoleResource, { ...database, now: () => clock().getTime() })

  app.route<{ Querystring: RolesQuery }>({
    ...listRoute('departRole.list', departRoleResource),
    handler: async ({ query: { deptId, ...query }, user }) => {
      const asked = deptId ? { ...query, departId: deptId } : query
      // Roles are few: they are counted anew for each list.
      list.changed()
      return ok(await list.page(list.readStock(asked, user), await reachOf(db, user)))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('departRole.get'),
    handler: async ({ query, user }) => {
      const [role] = await findDepartRoles(db, [query.id], { scope: await reachOf(db, user) })
      if (!role) throw departRoleNotFound()
      return ok(role)
    },
  })
  app.route<{ Querystring: { departId: string } }>({
    ...operationRoute('departRole.ofDepart'),
    handler: async ({ query, user }) => ok(await rolesOfDepart(db, query.departId, await reachOf(db, user))),
  })
  app.route<{ Querystring: { userId: string; departId: string } }>({
    ...operationRoute('departRole.ofUser'),
    handler: async ({ query, user }) => {
      const { id } = await departInReach(db, query.departId, user)
      return ok(await rolesGiven(db, query.userId, id))
    },
  })
  app.route<{ Querystring: { userId: string; departId: string } }>({
    ...operationRoute('departRole.given'),
    handler: async ({ query: { userId, departId }, user }) => {
      await departInReach(db, departId, user)
      const person = await db
        .selectFrom('sys_user_depart as ud')
        .innerJoin('sys_user as u', 'u.id', 'ud.user_id')
        .select('u.realname')
        .where('u.id', '=', userId)
        .where('ud.dep_id', '=', departId)
        .where('u.del_flag', '=', 0)
        .executeTakeFirst()
      if (!person) throw userNotFound()
      const roleIds = (await rolesGiven(db, userId, departId)).map(({ droleId }) => droleId)
      return ok({ userId, departId, ...person, roleIds })
    },
  })
}

/** Roles of departments: theirs to make, out of what the department was granted, for their own people. */
export async function departRoleRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, ids } = services
  const change = createChange(services)
  const nextId = () => ids.nextId()
  const reach = (user: SignedIn) => reachOf(database.db, user)
  readRoutes(app, services)
  grantRoutes(app, services)

  app.route<{ Body: NewDepartRole }>({
    ...operationRoute('departRole.add'),
    handler: async (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: await reach(user), id: nextId() }
      return change(request, reply, (tx, at) => addDepartRole(tx, body, { ...doing, at }))
    },
  })
  app.route<{ Body: EditDepartRole }>({
    ...operationRoute('departRole.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
    handler: async (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: await reach(user) }
      return change(request, reply, (tx, at) => editDepartRole(tx, body, { ...doing, at }))
    },
  })
  for (const name of ['departRole.delete', 'departRole.deleteBatch'] as const) {
    app.route<{ Querystring: { id?: string; ids?: string } }>({
      ...operationRoute(name),
      handler: async (request, reply) => {
        const { user, query } = request
        const doing = { user, reach: await reach(user) }
        const csv = query.id ?? query.ids ?? ''
        return change(request, reply, (tx, at) => removeDepartRoles(tx, csv, { ...doing, at }))
      },
    })
  }
  app.route<{ Body: GiveDepartRoles }>({
    ...operationRoute('departRole.give'),
    handler: async (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: await reach(user), nextId }
      return change(request, reply, (tx) => giveDepartRoles(tx, body, doing))
    },
  })
}
