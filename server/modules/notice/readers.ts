import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { type AnnouncementReader, announcementReaderModel } from '#schemas'
import { ok } from '../../http/envelope.ts'
import type { Services } from '../../services.ts'
import { createList } from '../list/list.ts'
import { listRoute } from '../list/list-route.ts'
import { defineListResource } from '../list/resource.ts'

/** Who got an announcement; of people in other departments only their number is told, with the announcement. */
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

/** Who has got an announcement, and who has read it. */
export function readerRoutes(app: FastifyInstance, { database, clock }: Services): void {
  const list = createList(readers, { ...database, now: () => clock().getTime() })
  app.route<{ Querystring: Record<string, unknown> }>({
    ...listRoute('notice.readers', readers),
    handler: async ({ user, query }) => ok(await list.page(list.read(query, user), user.scope)),
  })
}
