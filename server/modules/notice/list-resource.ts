import { sql } from 'kysely'
import {
  type AnnouncementDraft,
  announcementDraftModel,
  type MyAnnouncement,
  myAnnouncementModel,
} from '#schemas'
import { defineListResource } from '../../platform/list/resource.ts'

/**
 * List of the released announcements that users have received. The service adds the condition for the current
 * user.
 */
export const myAnnouncements = defineListResource<MyAnnouncement>({
  model: myAnnouncementModel,
  rows: sql`sys_announcement_send t join sys_announcement of_annt on of_annt.id = t.annt_id
    and of_annt.send_status = '1' and of_annt.del_flag = '0'
    and (of_annt.start_time is null or of_annt.start_time <= now())`,
  // An announcement is addressed to users, so departments don't limit this list.
  scopeColumn: 'none',
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

/** List of all announcements for editors, except deleted ones. */
export const announcementDrafts = defineListResource<AnnouncementDraft>({
  model: announcementDraftModel,
  rows: sql`(select * from sys_announcement where del_flag = '0') t`,
  // An announcement belongs to no department, so departments don't limit this list.
  scopeColumn: 'none',
  columns: {
    titile: { type: 'text', sql: sql`t.titile` },
    msgContent: { type: 'text', sql: sql`t.msg_content` },
    sender: { type: 'text', sql: sql`t.sender` },
    priority: { type: 'text', sql: sql`t.priority` },
    msgCategory: { type: 'text', sql: sql`t.msg_category` },
    msgType: { type: 'text', sql: sql`t.msg_type` },
    sendStatus: { type: 'text', sql: sql`t.send_status` },
    createTime: { type: 'time', sql: sql`t.create_time` },
    sendTime: {
      type: 'time',
      sql: sql`t.send_time`,
      sortBy: sql`coalesce(t.send_time, 'epoch'::timestamptz)`,
    },
  },
  select: sql`t.id, t.titile, t.sender, t.send_time as "sendTime", t.msg_content as "msgContent",
    t.msg_abstract as "msgAbstract", t.priority, t.msg_category as "msgCategory", t.open_type as "openType",
    t.open_page as "openPage", t.bus_type as "busType", t.bus_id as "busId", t.create_time as "createTime",
    t.start_time as "startTime", t.end_time as "endTime", t.msg_type as "msgType",
    t.send_status as "sendStatus", t.cancel_time as "cancelTime", t.user_ids as "userIds",
    t.del_flag as "delFlag", t.create_by as "createBy", t.update_by as "updateBy",
    t.update_time as "updateTime", t.version, copies.sent as "sentCount", copies.read as "readCount"`,
  joins: sql`left join lateral (
    select count(*)::int as sent, (count(*) filter (where read_flag = '1'))::int as read
    from sys_announcement_send where annt_id = t.id) copies on true`,
})
