import type { FastifyInstance } from 'fastify'
import type { PermissionBranch, SaveRolePermission } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { operationRoute } from '../../http/operation-route.ts'
import { perMinute } from '../../http/rate-limits.ts'
import { readIds } from '../../http/read-ids.ts'
import type { SignedIn } from '../../http/request.ts'
import type { Services } from '../../services.ts'
import { ruleEntries } from '../data-rule/choices.ts'
import { roleNotFound } from '../role/errors.ts'
import { findRole } from '../role/repo.ts'
import { entryRoutes } from './entry-routes.ts'
import { grantToRole } from './grant.ts'
import { findGranted } from './granted.ts'
import { findBelow, findChoices, findPermissions, findTopMenus, hasMenuAt } from './repo.ts'
import { branchesOf, branchOf, treeOf } from './tree.ts'

/** So often a minute one address may ask whether there is a menu at a path. */
const ADDRESSES = 60

/** The menu as trees and levels of it. */
function menuRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route({
    ...operationRoute('permission.list'),
    handler: async ({ locale }) => ok(branchesOf(await findPermissions(db), locale)),
  })
  const address = operationRoute('permission.hasAddress')
  app.route<{ Querystring: { url: string } }>({
    ...address,
    config: { ...address.config, rateLimit: perMinute(ADDRESSES) },
    handler: async ({ query }) => ok(await hasMenuAt(db, query.url)),
  })
  app.route({
    ...operationRoute('permission.menus'),
    handler: async ({ locale }) => ok((await findTopMenus(db)).map((row) => branchOf(row, locale))),
  })
  app.route<{ Querystring: { parentId: string } }>({
    ...operationRoute('permission.submenu'),
    handler: async ({ query, locale }) =>
      ok((await findBelow(db, [query.parentId])).map((row) => branchOf(row, locale))),
  })
  app.route<{ Querystring: { parentIds: string } }>({
    ...operationRoute('permission.submenus'),
    handler: async ({ query, locale }) => {
      const parentIds = readIds(query.parentIds)
      const rows = parentIds.length > 0 ? await findBelow(db, parentIds) : []
      const below: Record<string, PermissionBranch[]> = {}
      for (const row of rows) {
        const parent = row.parentId ?? ''
        below[parent] = [...(below[parent] ?? []), branchOf(row, locale)]
      }
      return ok(below)
    },
  })
  for (const name of ['permission.tree', 'permission.treeForRole'] as const) {
    app.route({
      ...operationRoute(name),
      handler: async ({ locale }) => ok(treeOf(await findPermissions(db), locale)),
    })
  }
}

/** Menus and buttons, and what roles are granted of them. */
export async function permissionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const { database, ids } = services
  const { db } = database
  const change = createChange(services)
  const grantsOf = async (roleId: string, { scope }: SignedIn) => {
    const [role, granted] = await Promise.all([
      findRole(db, roleId, scope),
      findGranted(db, { table: 'sys_role_permission', holderId: roleId }),
    ])
    if (!role) throw roleNotFound()
    return { role, granted }
  }
  menuRoutes(app, services)
  entryRoutes(app, services)

  app.route<{ Querystring: { roleId: string } }>({
    ...operationRoute('permission.ofRole'),
    handler: async ({ query, user }) => ok((await grantsOf(query.roleId, user)).granted),
  })
  app.route<{ Body: SaveRolePermission }>({
    ...operationRoute('permission.saveRole'),
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx) => grantToRole(tx, body, { user, nextId: () => ids.nextId() }))
    },
  })
  app.route({
    ...operationRoute('permission.choices'),
    handler: async ({ user, locale }) => ok(await findChoices(db, user.id, locale)),
  })
  app.route<{ Querystring: { roleId: string } }>({
    ...operationRoute('permission.grants'),
    handler: async ({ query, user }) => {
      const { role, granted } = await grantsOf(query.roleId, user)
      const { roleName, roleCode } = role
      const ruled = await ruleEntries(db, role.id)
      return ok({
        roleId: role.id,
        roleName,
        roleCode,
        permissionIds: granted.join(','),
        grants: [...granted, ...ruled].join(','),
      })
    },
  })
}
