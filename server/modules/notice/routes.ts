import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { announcementReaderModel } from '#schemas'
import { auditOnly, createAuditedChange } from '../../platform/http/audited-change.ts'
import { createRoute } from '../../platform/http/operation-route.ts'
import { jeecgFileRoutes } from '../../platform/jeecg-file/routes.ts'
import { createList } from '../../platform/list/list.ts'
import { createListRoute } from '../../platform/list/list-route.ts'
import { defineListResource } from '../../platform/list/resource.ts'
import type { Services } from '../../services.ts'
import { writingRoutes } from './admin-routes.ts'
import { createInbox } from './inbox.ts'
import { announcementFile } from './jeecg-file.ts'

/** List of the users who received an announcement. Only users in the caller's departments are shown. */
const readers = defineListResource({
  model: announcementReaderModel,
  table: 'sys_announcement_send',
  rows: sql`sys_announcement_send t join sys_user of_user on of_user.id = t.user_id`,
  scope: sql`of_user.org_code collate "C"`,
  columns: {
    username: { sql: sql`of_user.username`, select: sql`u.username` },
    realname: { sql: sql`of_user.realname`, select: sql`u.realname` },
    readTime: { sortBy: sql`coalesce(t.read_time, 'epoch'::timestamptz)` },
    departNames: sql`(select string_agg(d.depart_name, ',' order by d.depart_order, d.org_code)
      from sys_user_depart ud join sys_depart d on d.id = ud.dep_id
      where ud.user_id = u.id and d.del_flag = '0')`,
  },
  joins: sql`join sys_user u on u.id = t.user_id`,
})

const readAll = { en: 'All messages are marked as read', zh: '全部已读' }

/** Routes for the announcements that the caller receives. */
function readingRoutes(app: FastifyInstance, services: Services): void {
  const route = createRoute(app)
  const reading = createInbox(services)
  const auditedChange = createAuditedChange(services)

  route('notice.unread', ({ pageSize }, { user }) => reading.unread(user, pageSize))
  route('notice.one', ({ id }, { user }) => reading.one(user, id))
  createListRoute(app)('notice.mine', reading.list, (query, { user }) => reading.page(user, query))

  route('notice.read', ({ anntId }, request) =>
    auditedChange(request, (tx) => auditOnly(reading.read(tx, request.user, anntId))),
  )
  route(
    'notice.readAll',
    (_, request) => auditedChange(request, (tx) => auditOnly(reading.readAll(tx, request.user))),
    { ignoresArgs: true, message: readAll },
  )
}

/** Routes to read and to edit announcements, and to see who has read them. */
export async function noticeRoutes(app: FastifyInstance, services: Services): Promise<void> {
  readingRoutes(app, services)
  writingRoutes(app, services)
  createListRoute(app)('notice.readers', createList(readers, services))
  jeecgFileRoutes(app, services, announcementFile)
}
