import { sql } from 'kysely'
import { type MyAnnouncement, myAnnouncementModel } from '#schemas'
import { defineListResource } from '../list/resource.ts'

/** A user's copies of what was released; whose copies is a condition that the service adds. */
export const myAnnouncements = defineListResource<MyAnnouncement>({
  model: myAnnouncementModel,
  rows: sql`sys_announcement_send t join sys_announcement of_annt on of_annt.id = t.annt_id
    and of_annt.send_status = '1' and of_annt.del_flag = '0'
    and (of_annt.start_time is null or of_annt.start_time <= now())`,
  // Announcements belong to users, not to departments.
  scopeColumn: sql`null`,
  columns: {
    userId: { type: 'text', sql: sql`t.user_id` },
    titile: { type: 'text', sql: sql`of_annt.titile` },
    sender: { type: 'text', sql: sql`of_annt.sender` },
    readFlag: { type: 'text', sql: sql`t.read_flag` },
    priority: { type: 'text', sql: sql`of_annt.priority` },
    msgCategory: { type: 'text', sql: sql`of_annt.msg_category` },
    sendTime: { type: 'time', sql: sql`of_annt.send_time` },
  },
  select: sql`t.id, t.annt_id as "anntId", t.user_id as "userId", t.read_flag as "readFlag",
    annt.titile, annt.sender, annt.send_time as "sendTime", annt.msg_content as "msgContent",
    annt.msg_abstract as "msgAbstract", annt.priority, annt.msg_category as "msgCategory",
    annt.open_type as "openType", annt.open_page as "openPage", annt.bus_type as "busType",
    annt.bus_id as "busId", null::text as "bizSource"`,
  joins: sql`join sys_announcement annt on annt.id = t.annt_id`,
})
