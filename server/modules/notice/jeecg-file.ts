import type { AnnouncementDraft } from '#schemas'
import type { JeecgFile } from '../../platform/jeecg-file/declaration.ts'
import { announcementDrafts } from './list-resource.ts'

/** Export of announcements as files. There is no import. */
export const announcementFile: JeecgFile<AnnouncementDraft> = {
  path: '/sys/annountCement',
  titles: { en: 'Announcements', zh: '系统通告' },
  resource: announcementDrafts,
  access: { list: 'system:annountCement:list', export: 'system:annountCement:list' },
  columns: [
    { field: 'titile', titles: { en: 'Title', zh: '标题' } },
    { field: 'msgAbstract', titles: { en: 'Summary', zh: '摘要' } },
    { field: 'msgCategory', titles: { en: 'Type', zh: '消息类型' }, dict: 'msg_category' },
    { field: 'priority', titles: { en: 'Priority', zh: '优先级' }, dict: 'priority' },
    { field: 'msgType', titles: { en: 'Audience', zh: '通告对象类型' }, dict: 'msg_type' },
    { field: 'sendStatus', titles: { en: 'State', zh: '发布状态' }, dict: 'send_status' },
    { field: 'sender', titles: { en: 'Released by', zh: '发布人' } },
    { field: 'sendTime', titles: { en: 'Released at', zh: '发布时间' } },
    { field: 'cancelTime', titles: { en: 'Revoked at', zh: '撤销时间' } },
    { field: 'startTime', titles: { en: 'Shown from', zh: '开始时间' } },
    { field: 'endTime', titles: { en: 'Shown until', zh: '结束时间' } },
    { field: 'sentCount', titles: { en: 'Received by', zh: '接收人数' } },
    { field: 'readCount', titles: { en: 'Read by', zh: '已读人数' } },
  ],
}
