import type { FastifyInstance } from 'fastify'
import type { SaveDepartPermission, SaveDepartRolePermission } from '#schemas'
import type { Db } from '../../db/index.ts'
import { readRecord } from '../../platform/crud/records.ts'
import { departNotFound } from '../../platform/departments/errors.ts'
import { findManagedDepartment, managedDepartments } from '../../platform/departments/managed-departments.ts'
import { findDeparts } from '../../platform/departments/repo.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { findGrantableMenus, findPermissions } from '../../platform/menus/repo.ts'
import { menuTree } from '../../platform/menus/tree.ts'
import { findGranted } from '../../platform/permissions/find-granted.ts'
import type { Services } from '../../services.ts'
import { departRoleNotFound } from './errors.ts'
import { grantToDepart, grantToDepartRole } from './grant.ts'
import { departRoleResource } from './list-resource.ts'
import { grantableMenus } from './repo.ts'

const ofDepart = (db: Db, holderId: string) => findGranted(db, { table: 'sys_depart_permission', holderId })
const ofRole = (db: Db, holderId: string) =>
  findGranted(db, { table: 'sys_depart_role_permission', holderId })

/** Routes of department grants. */
function departRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids } = services
  const { db } = database
  const change = createChangeRoute(app, services)
  const grantsIn = async (id: string, user: SignedIn) => {
    const [depart] = await findDeparts(db, { ids: [id], orgCodes: [] }, user.scope)
    if (!depart) throw departNotFound()
    return { departId: id, departName: depart.departName, granted: await ofDepart(db, id) }
  }

  route<{ Querystring: { departId: string } }>(
    'departPermission.ofDepart',
    async ({ query, user }) => (await grantsIn(query.departId, user)).granted,
  )
  route<{ Querystring: { departId: string } }>('departPermission.grants', async ({ query, user }) => {
    const { granted, ...depart } = await grantsIn(query.departId, user)
    return { ...depart, permissionIds: granted.join(',') }
  })
  route('departPermission.choices', ({ user, locale }) => findGrantableMenus(db, user.id, locale))
  change<{ Body: SaveDepartPermission }>('departPermission.save', (tx, { user, body }) => {
    const context = { user, managed: user.scope, nextId: () => ids.nextId() }
    return grantToDepart(tx, body, context)
  })
}

/** Routes of grants to departments and department roles. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { database, ids } = services
  const { db } = database
  const change = createChangeRoute(app, services)
  const roleIn = async (id: string, user: SignedIn) => {
    const scope = await managedDepartments(db, user)
    const role = await readRecord(db, departRoleResource, { id, scope })
    if (!role) throw departRoleNotFound()
    return role
  }
  departRoutes(app, services)

  route<{ Querystring: { departId: string } }>('departRole.tree', async ({ query, user, locale }) => {
    await findManagedDepartment(db, query.departId, user)
    const [all, granted] = await Promise.all([findPermissions(db), ofDepart(db, query.departId)])
    const has = new Set(granted)
    return menuTree(
      all.filter(({ id }) => has.has(id)),
      locale,
    )
  })
  route<{ Querystring: { departId: string } }>('departRole.choices', async ({ query, user, locale }) => {
    await findManagedDepartment(db, query.departId, user)
    return grantableMenus(db, query.departId, { userId: user.id, locale })
  })
  route<{ Querystring: { roleId: string } }>('departRole.permissions', async ({ query, user }) => {
    const { id } = await roleIn(query.roleId, user)
    return ofRole(db, id)
  })
  route<{ Querystring: { roleId: string } }>('departRole.grants', async ({ query, user }) => {
    const { id, roleName, departId } = await roleIn(query.roleId, user)
    return { roleId: id, roleName, departId, permissionIds: (await ofRole(db, id)).join(',') }
  })
  change<{ Body: SaveDepartRolePermission }>('departRole.savePermissions', async (tx, { user, body }) =>
    grantToDepartRole(tx, body, {
      user,
      managed: await managedDepartments(tx, user),
      nextId: () => ids.nextId(),
    }),
  )
}
