import type { FastifyInstance } from 'fastify'
import type { Db } from '../../db/index.ts'
import { findManagedDepartment, managedDepartments } from '../../platform/departments/managed-departments.ts'
import { findDepart } from '../../platform/departments/repo.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import { findGrantableMenus, findPermissions } from '../../platform/menus/repo.ts'
import { menuTree } from '../../platform/menus/tree.ts'
import { findGranted } from '../../platform/permissions/find-granted.ts'
import { readRecord } from '../../platform/resource/records.ts'
import type { Services } from '../../services.ts'
import { departRoleNotFound } from './errors.ts'
import { grantToDepart, grantToDepartRole } from './grant.ts'
import { departRoleResource } from './list-resource.ts'
import { grantableMenus } from './repo.ts'

const ofDepart = (db: Db, holderId: string) => findGranted(db, { table: 'sys_depart_permission', holderId })
const ofRole = (db: Db, holderId: string) =>
  findGranted(db, { table: 'sys_depart_role_permission', holderId })

/** Routes to read and save the grants of a department. */
function departRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  const grantsIn = async (id: string, user: SignedIn) => {
    const { departName } = await findDepart(db, id, user.scope)
    return { departId: id, departName, granted: await ofDepart(db, id) }
  }

  route(
    'departPermission.ofDepart',
    async ({ departId }, { user }) => (await grantsIn(departId, user)).granted,
  )
  route('departPermission.grants', async ({ departId }, { user }) => {
    const { granted, ...depart } = await grantsIn(departId, user)
    return { ...depart, permissionIds: granted.join(',') }
  })
  route('departPermission.choices', (_, { user, locale }) => findGrantableMenus(db, user.id, locale))
  change('departPermission.save', (tx, body, context) =>
    grantToDepart(tx, body, { ...context, managed: context.user.scope }),
  )
}

/** Routes to read and save the grants of departments and of department roles. */
export function grantRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  const roleIn = async (id: string, user: SignedIn) => {
    const scope = await managedDepartments(db, user)
    const role = await readRecord(db, departRoleResource, { id, scope })
    if (!role) throw departRoleNotFound()
    return role
  }
  departRoutes(app, services)

  route('departRole.tree', async ({ departId }, { user, locale }) => {
    await findManagedDepartment(db, departId, user)
    const [all, granted] = await Promise.all([findPermissions(db), ofDepart(db, departId)])
    const has = new Set(granted)
    return menuTree(
      all.filter(({ id }) => has.has(id)),
      locale,
    )
  })
  route('departRole.choices', async ({ departId }, { user, locale }) => {
    await findManagedDepartment(db, departId, user)
    return grantableMenus(db, departId, { userId: user.id, locale })
  })
  route('departRole.permissions', async ({ roleId }, { user }) => {
    const { id } = await roleIn(roleId, user)
    return ofRole(db, id)
  })
  route('departRole.grants', async ({ roleId }, { user }) => {
    const { id, roleName, departId } = await roleIn(roleId, user)
    return { roleId: id, roleName, departId, permissionIds: (await ofRole(db, id)).join(',') }
  })
  change('departRole.savePermissions', async (tx, body, context) =>
    grantToDepartRole(tx, body, { ...context, managed: await managedDepartments(tx, context.user) }),
  )
}
