import type { FastifyInstance } from 'fastify'
import { createChangeRoute, createRoute, editMethods } from '../../platform/http/operation-route.ts'
import { permissionUnknown } from '../../platform/menus/errors.ts'
import { findPermission, findPermissions, isUrlTaken } from '../../platform/menus/repo.ts'
import type { Services } from '../../services.ts'
import { toEntryForm, toMenuRow } from './entries.ts'
import { listMenuPages } from './menu-pages.ts'
import { movePermission } from './move.ts'
import { deleteMenus } from './remove.ts'
import { urlTaken } from './rules.ts'
import { addPermission, editPermission } from './save.ts'
import { readShippedMenus, type ShippedMenus } from './shipped-menus.ts'

const free = { en: 'Available', zh: '该值可用！' }

/** Routes from which the menu page reads its tree and its entries. */
function readRoutes(
  app: FastifyInstance,
  { database: { db }, pages }: Services,
  shipped: ShippedMenus,
): void {
  const route = createRoute(app)
  route('permission.lines', async (_, { locale }) => {
    const [rows, known] = await Promise.all([findPermissions(db), pages.all('anyone')])
    return rows.map((row) => toMenuRow(row, { locale, pages: known, shipped }))
  })
  route('permission.get', async ({ id }) => {
    const row = await findPermission(db, id)
    if (!row) throw permissionUnknown()
    return toEntryForm(row, shipped)
  })
  route('permission.pages', async (_, { locale }) => listMenuPages(await pages.all('anyone'), locale))
  route(
    'permission.checkUrl',
    async (query) => {
      if (await isUrlTaken(db, query)) throw urlTaken()
      return null
    },
    { message: free },
  )
}

/** Routes to read and change menus and buttons. */
export function entryRoutes(app: FastifyInstance, services: Services): void {
  const change = createChangeRoute(app, services)
  const shipped = readShippedMenus(services.registry.permissions)
  readRoutes(app, services, shipped)

  const { pages } = services
  change('permission.add', (tx, body, context) => addPermission(tx, body, { ...context, pages, shipped }))
  change(
    'permission.edit',
    (tx, body, context) => editPermission(tx, body, { ...context, pages, shipped }),
    editMethods,
  )
  change('permission.move', (tx, body, context) => movePermission(tx, body, { ...context, shipped }))
  change('permission.delete', (tx, { id }, { user }) => deleteMenus(tx, id, { user, shipped }))
  change('permission.deleteBatch', (tx, { ids }, { user }) => deleteMenus(tx, ids, { user, shipped }))
}
