import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type AnnouncementReader, announcementReaderModel } from '#schemas'
import { ok } from '../../platform/http/envelope.ts'
import { localizedTo } from '../../platform/http/locale.ts'
import { createRoute, operationRoute } from '../../platform/http/operation-route.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { createList } from '../../platform/list/list.ts'
import { type ListRequest, listRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { writingRoutes } from './admin-routes.ts'
import { createAuditedChange, nothing } from './audited-change.ts'
import { createInbox } from './inbox.ts'
import { announcementFile } from './jeecg-file.ts'
import { myAnnouncements } from './list-resource.ts'

/** Recipients of an announcement; those of other departments are only counted, with the announcement. */
const readers = defineListResource<AnnouncementReader>({
  model: announcementReaderModel,
  rows: sql`sys_announcement_send t join sys_user of_user on of_user.id = t.user_id`,
  scopeColumn: sql`of_user.org_code collate "C"`,
  columns: {
    anntId: { type: 'text', sql: sql`t.annt_id` },
    readFlag: { type: 'text', sql: sql`t.read_flag` },
    realname: { type: 'text', sql: sql`of_user.realname` },
    username: { type: 'text', sql: sql`of_user.username` },
    readTime: {
      type: 'time',
      sql: sql`t.read_time`,
      sortBy: sql`coalesce(t.read_time, 'epoch'::timestamptz)`,
    },
  },
  select: sql`t.id, t.annt_id as "anntId", t.user_id as "userId", u.username, u.realname,
    t.read_flag as "readFlag", t.read_time as "readTime",
    (select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code) from sys_user_depart ud
      join sys_depart d on d.id = ud.dep_id where ud.user_id = u.id and d.del_flag = '0') as "departNames"`,
  joins: sql`join sys_user u on u.id = t.user_id`,
})

/** Recipients of an announcement and whether they have read it. */
function readerRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const route = createRoute(app)
  const list = createList(readers, { ...database, now: () => clock().getTime() })
  route<ListRequest>(listRoute('notice.readers', readers), ({ user, query }) =>
    list.page(list.read(query, user), user.scope),
  )
}

const readAll = { en: 'All messages are marked as read', zh: '全部已读' }

/** Routes of a user's own announcements. */
function readingRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const reading = createInbox(services)
  const auditedChange = createAuditedChange(services)

  route<{ Querystring: { pageSize?: number } }>('notice.unread', ({ user, query }) =>
    reading.unread(user, query.pageSize),
  )
  route<{ Querystring: { id: string } }>('notice.one', ({ user, query }) => reading.one(user, query.id))
  route<ListRequest>(listRoute('notice.mine', myAnnouncements), ({ user, query }) =>
    reading.mine(user, query),
  )

  route<{ Body: { anntId: string } }>('notice.read', async (request) => {
    const { user, body } = request
    await auditedChange(request, (tx) => nothing(reading.read(tx, user, body.anntId)))
    reading.changed()
    return null
  })
  const { schema, ...all } = operationRoute('notice.readAll')
  app.route({
    ...all,
    // JeecgBoot clients send no body.
    schema: { response: schema.response },
    handler: async (request) => {
      await auditedChange(request, (tx) => nothing(reading.readAll(tx, request.user)))
      reading.changed()
      return ok(null, localizedTo(readAll, request.locale))
    },
  })
}

/** Routes of announcements: reading, editing, and recipients. */
export async function noticeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  readingRoutes(app, services)
  writingRoutes(app, services)
  readerRoutes(app, services)
  jeecgFileRoutes(app, services, announcementFile)
}
