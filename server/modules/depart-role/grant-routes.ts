import type { FastifyInstance } from 'fastify'
import type { SaveDepartPermission, SaveDepartRolePermission } from '#schemas'
import type { Db } from '../../db/index.ts'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { departNotFound } from '../depart/errors.ts'
import { departInReach, reachOf } from '../depart/reach.ts'
import { departsNamed } from '../depart/repo.ts'
import { findGranted } from '../permission/granted.ts'
import { findChoices, findPermissions } from '../permission/repo.ts'
import { treeOf } from '../permission/tree.ts'
import { departRoleNotFound } from './errors.ts'
import { grantToDepart, grantToDepartRole } from './granting.ts'
import { choicesOfDepart, findDepartRoles } from './repo.ts'

const ofDepart = (db: Db, holderId: string) => findGranted(db, { table: 'sys_depart_permission', holderId })
const ofRole = (db: Db, holderId: string) =>
  findGranted(db, { table: 'sys_depart_role_permission', holderId })

/** What departments are granted. */
function departRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)
  const grantsIn = async (id: string, user: SignedIn) => {
    const [depart] = await departsNamed(db, { ids: [id], orgCodes: [] }, user.scope)
    if (!depart) throw departNotFound()
    return { departId: id, departName: depart.departName, granted: await ofDepart(db, id) }
  }

  app.route<{ Querystring: { departId: string } }>({
    ...operationRoute('departPermission.ofDepart'),
    handler: async ({ query, user }) => ok((await grantsIn(query.departId, user)).granted),
  })
  app.route<{ Querystring: { departId: string } }>({
    ...operationRoute('departPermission.grants'),
    handler: async ({ query, user }) => {
      const { granted, ...depart } = await grantsIn(query.departId, user)
      return ok({ ...depart, permissionIds: granted.join(',') })
    },
  })
  app.route({
    ...operationRoute('departPermission.choices'),
    handler: async ({ user, locale }) => ok(await findChoices(db, user.id, locale)),
  })
  app.route<{ Body: SaveDepartPermission }>({
    ...operationRoute('departPermission.save'),
    handler: (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: user.scope, nextId: () => ids.nextId() }
      return change(request, reply, (tx) => grantToDepart(tx, body, doing))
    },
  })
}

/** What departments and their roles are granted. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)
  const roleIn = async (id: string, user: SignedIn) => {
    const [role] = await findDepartRoles(db, [id], { scope: await reachOf(db, user) })
    if (!role) throw departRoleNotFound()
    return role
  }
  departRoutes(app, services)

  app.route<{ Querystring: { departId: string } }>({
    ...operationRoute('departRole.tree'),
    handler: async ({ query, user, locale }) => {
      await departInReach(db, query.departId, user)
      const [all, granted] = await Promise.all([findPermissions(db), ofDepart(db, query.departId)])
      const has = new Set(granted)
      return ok(
        treeOf(
          all.filter(({ id }) => has.has(id)),
          locale,
        ),
      )
    },
  })
  app.route<{ Querystring: { departId: string } }>({
    ...operationRoute('departRole.choices'),
    handler: async ({ query, user, locale }) => {
      await departInReach(db, query.departId, user)
      return ok(await choicesOfDepart(db, query.departId, { userId: user.id, locale }))
    },
  })
  app.route<{ Querystring: { roleId: string } }>({
    ...operationRoute('departRole.permissions'),
    handler: async ({ query, user }) => {
      const { id } = await roleIn(query.roleId, user)
      return ok(await ofRole(db, id))
    },
  })
  app.route<{ Querystring: { roleId: string } }>({
    ...operationRoute('departRole.grants'),
    handler: async ({ query, user }) => {
      const { id, roleName, departId } = await roleIn(query.roleId, user)
      return ok({ roleId: id, roleName, departId, permissionIds: (await ofRole(db, id)).join(',') })
    },
  })
  app.route<{ Body: SaveDepartRolePermission }>({
    ...operationRoute('departRole.savePermissions'),
    handler: async (request, reply) => {
      const { user, body } = request
      const doing = { user, reach: await reachOf(db, user), nextId: () => ids.nextId() }
      return change(request, reply, (tx) => grantToDepartRole(tx, body, doing))
    },
  })
}
