import type { FastifyInstance } from 'fastify'
import { ok } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { listRoute } from '../list/list-route.ts'
import { stockFileRoutes } from '../stock-file/routes.ts'
import { createDoing, nothing } from './doing.ts'
import { myAnnouncements } from './list-resource.ts'
import { readerRoutes } from './readers.ts'
import { createReading } from './reading.ts'
import { announcementFile } from './stock-file.ts'
import { writingRoutes } from './writing-routes.ts'

const readAll = { en: 'All messages are marked as read', zh: '全部已读' }

/** A user's own announcements. */
function readingRoutes(app: FastifyInstance, services: Services): void {
  const reading = createReading(services)
  const doing = createDoing(services)

  app.route<{ Querystring: { pageSize?: number } }>({
    ...operationRoute('notice.unread'),
    handler: async ({ user, query }) => ok(await reading.unread(user, query.pageSize)),
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('notice.one'),
    handler: async ({ user, query }) => ok(await reading.one(user, query.id)),
  })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('notice.mine', myAnnouncements),
    handler: async ({ user, query }) => ok(await reading.mine(user, query)),
  })

  app.route<{ Body: { anntId: string } }>({
    ...operationRoute('notice.read'),
    handler: async (request) => {
      const { user, body } = request
      await doing(request, (tx) => nothing(reading.read(tx, user, body.anntId)))
      reading.changed()
      return ok(null)
    },
  })
  const { schema, ...all } = operationRoute('notice.readAll')
  app.route({
    ...all,
    // Stock clients send no body here.
    schema: { response: schema.response },
    handler: async (request) => {
      await doing(request, (tx) => nothing(reading.readAll(tx, request.user)))
      reading.changed()
      return ok(null, inLocale(readAll, request.locale))
    },
  })
}

/** Announcements as routes of the contract: reading them, writing them, and who has read them. */
export async function noticeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  readingRoutes(app, services)
  writingRoutes(app, services)
  readerRoutes(app, services)
  stockFileRoutes(app, services, announcementFile)
}
