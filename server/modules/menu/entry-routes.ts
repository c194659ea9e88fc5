import type { FastifyInstance } from 'fastify'
import type { DuplicatePermission, EditPermission, MovePermission, NewPermission } from '#schemas'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import {
  createChangeRoute,
  createRoute,
  editRoute,
  operationRoute,
} from '../../platform/http/operation-route.ts'
import { permissionUnknown } from '../../platform/menus/errors.ts'
import { findPermission, findPermissions, isUrlTaken } from '../../platform/menus/repo.ts'
import type { Services } from '../../services.ts'
import { entryOf, lineOf } from './entries.ts'
import { listMenuPages } from './menu-pages.ts'
import { movePermission } from './move.ts'
import { deleteMenus } from './remove.ts'
import { urlTaken } from './rules.ts'
import { addPermission, editPermission } from './save.ts'

const free = { en: 'Available', zh: '该值可用！' }

/** Read routes of the menu page. */
function readRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  const route = createRoute(app)
  route('permission.lines', async ({ locale }) =>
    (await findPermissions(db)).map((row) => lineOf(row, locale)),
  )
  route<{ Querystring: { id: string } }>('permission.get', async ({ query }) => {
    const row = await findPermission(db, query.id)
    if (!row) throw permissionUnknown()
    return entryOf(row)
  })
  route('permission.pages', ({ locale }) => listMenuPages(locale))
  app.route<{ Querystring: DuplicatePermission }>({
    ...operationRoute('permission.checkUrl'),
    handler: async ({ query, locale }) => {
      if (await isUrlTaken(db, query)) throw urlTaken()
      return ok(null, localizedTo(free, locale))
    },
  })
}

/** Routes to read and change menus and buttons. */
export function entryRoutes(app: FastifyInstance, services: Services): void {
  const { ids } = services
  const change = createChangeRoute(app, services)
  readRoutes(app, services)

  change<{ Body: NewPermission }>('permission.add', (tx, { user, locale, body }, at) => {
    const made = { id: ids.nextId(), grantId: ids.nextId() }
    return addPermission(tx, body, { user, at, locale, ...made })
  })
  change<{ Body: EditPermission }>(editRoute('permission.edit'), (tx, { user, locale, body }, at) =>
    editPermission(tx, body, { user, at, locale }),
  )
  change<{ Body: MovePermission }>('permission.move', (tx, { user, body }, at) =>
    movePermission(tx, body, { user, at }),
  )
  change<{ Querystring: { id: string } }>('permission.delete', (tx, { user, query }) =>
    deleteMenus(tx, query.id, user),
  )
  change<{ Querystring: { ids: string } }>('permission.deleteBatch', (tx, { user, query }) =>
    deleteMenus(tx, query.ids, user),
  )
}
