import type { FastifyInstance } from 'fastify'
import type { JeecgPermission } from '#schemas'
import { menuLocaleOf } from '../../platform/http/locale.ts'
import { createChangeRoute, createRoute } from '../../platform/http/operation-route.ts'
import { readIds } from '../../platform/http/read-ids.ts'
import type { SignedIn } from '../../platform/http/request.ts'
import {
  findChildMenus,
  findGrantableMenus,
  findPermissions,
  findTopMenus,
  hasMenuAt,
} from '../../platform/menus/repo.ts'
import { menuTableNode, menuTableTree, menuTree } from '../../platform/menus/tree.ts'
import { ruleEntries } from '../../platform/permissions/data-rule-grants.ts'
import { findGranted } from '../../platform/permissions/find-granted.ts'
import { grantToRole } from '../../platform/permissions/grant-to-role.ts'
import { readRecord } from '../../platform/resource/records.ts'
import { roleNotFound } from '../../platform/roles/errors.ts'
import { roleResource } from '../../platform/roles/resource.ts'
import type { Services } from '../../services.ts'
import { entryRoutes } from './entry-routes.ts'
import { readUserPermissions } from './user-permissions.ts'

/** Maximum number of checks of a menu URL per minute and address. */
const ADDRESSES = 60

/** Routes to read the menu as a tree or level by level. */
function menuRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('permission.list', async (_, { locale }) => menuTableTree(await findPermissions(db), locale))
  route('permission.hasAddress', ({ url }) => hasMenuAt(db, url), { limit: ADDRESSES })
  route('permission.menus', async (_, { locale }) =>
    (await findTopMenus(db)).map((row) => menuTableNode(row, locale)),
  )
  route('permission.submenu', async ({ parentId }, { locale }) =>
    (await findChildMenus(db, [parentId])).map((row) => menuTableNode(row, locale)),
  )
  route('permission.submenus', async (query, { locale }) => {
    const parentIds = readIds(query.parentIds)
    const rows = parentIds.length > 0 ? await findChildMenus(db, parentIds) : []
    const below: Record<string, JeecgPermission[]> = {}
    for (const row of rows) {
      const parent = row.parentId ?? ''
      below[parent] = [...(below[parent] ?? []), menuTableNode(row, locale)]
    }
    return below
  })
  for (const name of ['permission.tree', 'permission.treeForRole'] as const) {
    route(name, async (_, { locale }) => menuTree(await findPermissions(db), locale))
  }
}

/** Routes of menus and buttons, and of their grants to roles. */
export async function permissionRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const route = createRoute(app)
  const { db } = services.database
  const change = createChangeRoute(app, services)
  const grantsOf = async (roleId: string, { scope }: SignedIn) => {
    const [role, granted] = await Promise.all([
      readRecord(db, roleResource, { id: roleId, scope }),
      findGranted(db, { table: 'sys_role_permission', holderId: roleId }),
    ])
    if (!role) throw roleNotFound()
    return { role, granted }
  }
  menuRoutes(app, services)
  entryRoutes(app, services)

  route('session.permissions', (_, request) =>
    readUserPermissions(db, request.user.id, menuLocaleOf(request, services.config.menuLang)),
  )
  route('permission.ofRole', async ({ roleId }, { user }) => (await grantsOf(roleId, user)).granted)
  change('permission.saveRole', grantToRole)
  route('permission.choices', (_, { user, locale }) => findGrantableMenus(db, user.id, locale))
  route('permission.grants', async ({ roleId }, { user }) => {
    const { role, granted } = await grantsOf(roleId, user)
    const { roleName, roleCode } = role
    const ruled = await ruleEntries(db, role.id)
    return {
      roleId: role.id,
      roleName,
      roleCode,
      permissionIds: granted.join(','),
      grants: [...granted, ...ruled].join(','),
    }
  })
}
