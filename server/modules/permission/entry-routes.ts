import type { FastifyInstance } from 'fastify'
import type { DuplicatePermission, EditPermission, MovePermission, NewPermission } from '#schemas'
import { createChange } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { entryOf, lineOf } from './entries.ts'
import { permissionUnknown } from './errors.ts'
import { listMenuPages } from './menu-pages.ts'
import { movePermission } from './moving.ts'
import { removePermissions } from './removing.ts'
import { findPermission, findPermissions, isUrlTaken } from './repo.ts'
import { urlTaken } from './rules.ts'
import { addPermission, editPermission } from './saving.ts'

const free = { en: 'This value can be used!', zh: '该值可用！' }

/** What the page of menus reads. */
function readRoutes(app: FastifyInstance, { database: { db } }: Services): void {
  app.route({
    ...operationRoute('permission.lines'),
    handler: async ({ locale }) => ok((await findPermissions(db)).map((row) => lineOf(row, locale))),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('permission.get'),
    handler: async ({ query }) => {
      const row = await findPermission(db, query.id)
      if (!row) throw permissionUnknown()
      return ok(entryOf(row))
    },
  })
  app.route({
    ...operationRoute('permission.pages'),
    handler: async ({ locale }) => ok(listMenuPages(locale)),
  })
  app.route<{ Querystring: DuplicatePermission }>({
    ...operationRoute('permission.checkUrl'),
    handler: async ({ query, locale }) => {
      if (await isUrlTaken(db, query)) throw urlTaken()
      return ok(null, inLocale(free, locale))
    },
  })
}

/** Menus and buttons, as their page reads and changes them. */
export function entryRoutes(app: FastifyInstance, services: Services): void {
  const { ids } = services
  const change = createChange(services)
  readRoutes(app, services)

  app.route<{ Body: NewPermission }>({
    ...operationRoute('permission.add'),
    handler: (request, reply) => {
      const { user, locale, body } = request
      const made = { id: ids.nextId(), grantId: ids.nextId() }
      return change(request, reply, (tx, at) => addPermission(tx, body, { user, at, locale, ...made }))
    },
  })
  app.route<{ Body: EditPermission }>({
    ...operationRoute('permission.edit'),
    // Later clients post what earlier ones put.
    method: ['PUT', 'POST'],
    handler: (request, reply) => {
      const { user, locale, body } = request
      return change(request, reply, (tx, at) => editPermission(tx, body, { user, at, locale }))
    },
  })
  app.route<{ Body: MovePermission }>({
    ...operationRoute('permission.move'),
    handler: (request, reply) => {
      const { user, body } = request
      return change(request, reply, (tx, at) => movePermission(tx, body, { user, at }))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('permission.delete'),
    handler: (request, reply) => {
      const { user, query } = request
      return change(request, reply, (tx) => removePermissions(tx, query.id, user))
    },
  })
  app.route<{ Querystring: { ids: string } }>({
    ...operationRoute('permission.deleteBatch'),
    handler: (request, reply) => {
      const { user, query } = request
      return change(request, reply, (tx) => removePermissions(tx, query.ids, user))
    },
  })
}
