import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { NewAnnouncement } from '#schemas'
import { type Tx, withTransaction } from '../../db/index.ts'
import { originOf } from '../../http/change.ts'
import { ok } from '../../http/envelope.ts'
import { inLocale } from '../../http/locale.ts'
import { operationRoute } from '../../http/operation-route.ts'
import type { Services } from '../../services.ts'
import { type AuditEntry, appendAudit } from '../audit/append.ts'
import { listRoute } from '../list/list-route.ts'
import { stockQuery } from '../list/stock-query.ts'
import { myAnnouncements } from './list-resource.ts'
import { createPublishing } from './publishing.ts'
import { createReading } from './reading.ts'

const saved = { en: 'Saved', zh: '添加成功！' }
const released = { en: 'The announcement is released', zh: '该系统通知发布成功' }
const revoked = { en: 'The announcement is revoked', zh: '该系统通知撤销成功' }
const readAll = { en: 'All messages are marked as read', zh: '全部已读' }

/** Does something in one transaction with its audit row; where nothing changed there is none. */
function createDoing({ database: { db }, ids, clock }: Services) {
  return <Result>(
    request: FastifyRequest,
    work: (tx: Tx) => Promise<{ result: Result; audit: AuditEntry | undefined }>,
  ): Promise<Result> =>
    withTransaction(db, async (tx) => {
      const { result, audit } = await work(tx)
      if (audit) {
        const row = { entry: audit, origin: originOf(request), id: ids.nextId(), at: clock() }
        await appendAudit(tx, row)
      }
      return result
    })
}

const nothing = async (audit: Promise<AuditEntry | undefined>) => ({ result: null, audit: await audit })

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
    handler: async ({ user, query }) =>
      ok(await reading.mine(user, stockQuery(myAnnouncements, query, ['titile', 'sender']))),
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

/** Announcements as routes of the contract; two of its GETs change something, and only the header's token lets them. */
export async function noticeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  const publishing = createPublishing(services)
  const doing = createDoing(services)
  readingRoutes(app, services)

  app.route<{ Body: NewAnnouncement }>({
    ...operationRoute('notice.add'),
    handler: async (request) => {
      const { user, body, locale } = request
      const result = await doing(request, (tx) => publishing.add(tx, user, body))
      return ok(result, inLocale(saved, locale))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('notice.release'),
    exposeHeadRoute: false,
    handler: async (request) => {
      await doing(request, (tx) => nothing(publishing.release(tx, request.user, request.query.id)))
      return ok(null, inLocale(released, request.locale))
    },
  })
  app.route<{ Querystring: { id: string } }>({
    ...operationRoute('notice.revoke'),
    exposeHeadRoute: false,
    handler: async (request) => {
      await doing(request, (tx) => nothing(publishing.revoke(tx, request.user, request.query.id)))
      return ok(null, inLocale(revoked, request.locale))
    },
  })
}
