import { sql } from 'kysely'
import { announcementDraftModel, myAnnouncementModel } from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/**
 * List of the released announcements that users have received. The condition for the current user is added by
 * the service.
 */
export const myAnnouncements = defineListResource({
  model: myAnnouncementModel,
  table: 'sys_announcement_send',
  rows: sql`sys_announcement_send t join sys_announcement of_annt on of_annt.id = t.annt_id
    and of_annt.send_status = '1' and of_annt.del_flag = '0'
    and (of_annt.start_time is null or of_annt.start_time <= now())`,
  // An announcement is addressed to users, so departments don't limit this list.
  scope: 'none',
  columns: {
    titile: { sql: sql`of_annt.titile`, select: sql`annt.titile` },
    sender: { sql: sql`of_annt.sender`, select: sql`annt.sender` },
    sendTime: { sql: sql`of_annt.send_time`, select: sql`annt.send_time` },
    priority: { sql: sql`of_annt.priority`, select: sql`annt.priority` },
    msgCategory: { sql: sql`of_annt.msg_category`, select: sql`annt.msg_category` },
    msgContent: sql`annt.msg_content`,
    msgAbstract: sql`annt.msg_abstract`,
    openType: sql`annt.open_type`,
    openPage: sql`annt.open_page`,
    busType: sql`annt.bus_type`,
    busId: sql`annt.bus_id`,
    bizSource: sql`null::text`,
  },
  joins: sql`join sys_announcement annt on annt.id = t.annt_id`,
})

/** List of all announcements for editors, except deleted ones. */
export const announcementDrafts = defineListResource({
  model: announcementDraftModel,
  table: 'sys_announcement',
  rows: sql`(select * from sys_announcement where del_flag = '0') t`,
  // An announcement belongs to no department, so departments don't limit this list.
  scope: 'none',
  columns: {
    sendTime: { sortBy: sql`coalesce(t.send_time, 'epoch'::timestamptz)` },
    sentCount: sql`copies.sent`,
    readCount: sql`copies.read`,
  },
  joins: sql`left join lateral (
    select count(*)::int as sent, (count(*) filter (where read_flag = '1'))::int as read
    from sys_announcement_send where annt_id = t.id) copies on true`,
})
