import type { FastifyInstance } from 'fastify'
import Type from 'typebox'
import type { SaveDepartRoleRules, SaveDepartRules, SaveGrants, SaveRoleRules } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { departNotFound } from '../depart/errors.ts'
import { reachOf } from '../depart/reach.ts'
import { departsNamed, lockDeparts } from '../depart/repo.ts'
import { departRoleNotFound } from '../depart-role/errors.ts'
import { refuseOwnRoles } from '../depart-role/granting.ts'
import { findDepartRoles } from '../depart-role/repo.ts'
import { findChoices } from '../permission/repo.ts'
import { refuseProtected } from '../role/changing.ts'
import { roleNotFound } from '../role/errors.ts'
import { findRole, lockRoles } from '../role/repo.ts'
import { withRules } from './choices.ts'
import { saveGrants } from './granting.ts'
import { type Grant, heldRules, rulesOfGrant, rulesOfMenu, saveRules } from './holding.ts'

const Id = Type.String({ minLength: 1, maxLength: 32 })

type ReadName = 'dataRule.ofRole' | 'dataRule.ofDepart' | 'dataRule.ofDepartRole'

/** An operation whose ids stand in its path. */
function byPath(name: ReadName, ...ids: string[]) {
  const { schema, ...route } = operationRoute(name)
  const params = Type.Object(Object.fromEntries(ids.map((id) => [id, Id])))
  return { ...route, schema: { params, response: schema.response } }
}

const ofRole = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_role_permission',
  holderId,
  permissionId,
})
const ofDepart = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_depart_permission',
  holderId,
  permissionId,
})
const ofDepartRole = (permissionId: string, holderId: string): Grant => ({
  table: 'sys_depart_role_permission',
  holderId,
  permissionId,
})

function roleRoutes(app: FastifyInstance, services: Services): void {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)
  app.route({
    ...operationRoute('dataRule.choices'),
    handler: async ({ user, locale }) => ok(await withRules(db, await findChoices(db, user.id, locale))),
  })
  app.route<{ Body: SaveGrants }>({
    ...operationRoute('dataRule.saveGrants'),
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx) => saveGrants(tx, body, { user, nextId: () => ids.nextId() }))
    },
  })
  app.route<{ Params: { permissionId: string; roleId: string } }>({
    ...byPath('dataRule.ofRole', 'permissionId', 'roleId'),
    handler: async ({ params: { permissionId, roleId }, user }) => {
      if (!(await findRole(db, roleId, user.scope))) throw roleNotFound()
      return ok(await heldRules(db, ofRole(permissionId, roleId), await rulesOfMenu(db, permissionId)))
    },
  })
  app.route<{ Body: SaveRoleRules }>({
    ...operationRoute('dataRule.saveRole'),
    handler: (request, reply) => {
      const { user, body } = request
      const { roleId, permissionId, dataRuleIds } = body
      return change(request, reply, async (tx) => {
        const [role] = await lockRoles(tx, [roleId], user.scope)
        if (!role) throw roleNotFound()
        refuseProtected(role, user)
        const offered = await rulesOfMenu(tx, permissionId)
        const subject = { kind: 'sys_role', id: roleId }
        return saveRules(tx, { grant: ofRole(permissionId, roleId), offered, dataRuleIds, user, subject })
      })
    },
  })
}

function departRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database
  const change = createChange(services)
  app.route<{ Params: { permissionId: string; departId: string } }>({
    ...byPath('dataRule.ofDepart', 'permissionId', 'departId'),
    handler: async ({ params: { permissionId, departId }, user }) => {
      const [depart] = await departsNamed(db, { ids: [departId], orgCodes: [] }, user.scope)
      if (!depart) throw departNotFound()
      return ok(await heldRules(db, ofDepart(permissionId, departId), await rulesOfMenu(db, permissionId)))
    },
  })
  app.route<{ Body: SaveDepartRules }>({
    ...operationRoute('dataRule.saveDepart'),
    handler: (request, reply) => {
      const { user, body } = request
      const { departId, permissionId, dataRuleIds } = body
      return change(request, reply, async (tx) => {
        const [depart] = await lockDeparts(tx, [departId], user.scope)
        if (!depart) throw departNotFound()
        const offered = await rulesOfMenu(tx, permissionId)
        const subject = { kind: 'sys_depart', id: departId }
        return saveRules(tx, { grant: ofDepart(permissionId, departId), offered, dataRuleIds, user, subject })
      })
    },
  })
}

/** A role of a department chooses of what its department was given. */
function departRoleRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services.database
  const change = createChange(services)
  const offeredBy = async (on: Parameters<typeof rulesOfMenu>[0], permissionId: string, departId: string) => {
    const given = new Set(await rulesOfGrant(on, ofDepart(permissionId, departId)))
    return (await rulesOfMenu(on, permissionId)).filter(({ id }) => given.has(id))
  }
  app.route<{ Params: { permissionId: string; departId: string; roleId: string } }>({
    ...byPath('dataRule.ofDepartRole', 'permissionId', 'departId', 'roleId'),
    handler: async ({ params: { permissionId, roleId }, user }) => {
      const [role] = await findDepartRoles(db, [roleId], { scope: await reachOf(db, user) })
      if (!role) throw departRoleNotFound()
      const offered = await offeredBy(db, permissionId, role.departId)
      return ok(await heldRules(db, ofDepartRole(permissionId, roleId), offered))
    },
  })
  app.route<{ Body: SaveDepartRoleRules }>({
    ...operationRoute('dataRule.saveDepartRole'),
    handler: async (request, reply) => {
      const { user, body } = request
      const { roleId, permissionId, dataRuleIds } = body
      const scope = await reachOf(db, user)
      return change(request, reply, async (tx) => {
        const [role] = await findDepartRoles(tx, [roleId], { scope, lock: true })
        if (!role) throw departRoleNotFound()
        await refuseOwnRoles(tx, [roleId], user)
        const offered = await offeredBy(tx, permissionId, role.departId)
        const subject = { kind: 'sys_depart_role', id: roleId }
        return saveRules(tx, {
          grant: ofDepartRole(permissionId, roleId),
          offered,
          dataRuleIds,
          user,
          subject,
        })
      })
    },
  })
}

/** Which rules roles, departments and their roles have with a menu. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  roleRoutes(app, services)
  departRoutes(app, services)
  departRoleRoutes(app, services)
}
