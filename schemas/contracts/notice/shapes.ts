import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { byId, Count, DictValue, Id, NonBlank, Nullable, noArgs, Str, Time } from '../scalars.ts'
import { announcementReaderModel } from './readers.ts'

/** Fields that all types of announcements have. */
const shown = {
  titile: Str('Title', 100),
  sender: Nullable(Str('Sender', 100)),
  sendTime: Nullable(Time('Sent at')),
  msgContent: Nullable(Type.String({ title: 'Content', description: 'Sanitised HTML.' })),
  msgAbstract: Nullable(Type.String({ title: 'Summary' })),
  priority: DictValue('Priority', 'priority'),
  msgCategory: DictValue('Type', 'msg_category'),
  openType: Nullable(Str('Opens', 20)),
  openPage: Nullable(Type.String({ title: 'Opens at', maxLength: 255, description: 'A safe path or URL.' })),
  busType: Nullable(Str('Business kind', 20)),
  busId: Nullable(Str('Business id', 50)),
}

/**
 * An announcement with the fields that readers see. The field `titile` is misspelt in the JeecgBoot contract.
 */
export const Announcement = Type.Object({
  id: Id('Id'),
  ...shown,
  createTime: Time('Created'),
  startTime: Nullable(Time('Shown from')),
  endTime: Nullable(Time('Shown until')),
  msgType: DictValue('Audience', 'msg_type'),
  sendStatus: DictValue('State', 'send_status'),
})
export type Announcement = Static<typeof Announcement>
export const announcementModel = defineModel({ name: 'Announcement', title: 'Announcement' }, Announcement)

/** An announcement with the fields that publishers see, such as its recipients and the number of readers. */
export const AnnouncementDraft = Type.Object({
  ...Announcement.properties,
  cancelTime: Nullable(Time('Revoked at')),
  userIds: Nullable(Type.String({ title: 'Users', description: 'Ids, separated by commas.' })),
  delFlag: Str('Deleted', 1),
  createBy: Nullable(Str('Created by', 100)),
  updateBy: Nullable(Str('Updated by', 100)),
  updateTime: Nullable(Time('Updated')),
  version: Type.Integer({ title: 'Version' }),
  sentCount: Count('Received by'),
  readCount: Count('Read by'),
})
export type AnnouncementDraft = Static<typeof AnnouncementDraft>

export const announcementDraftModel = defineModel(
  { name: 'AnnouncementDraft', title: 'Announcement with its audience' },
  AnnouncementDraft,
  {
    sortable: ['createTime', 'sendTime'],
    filters: {
      titile: ['like'],
      msgContent: ['like'],
      sender: ['like'],
      priority: ['eq', 'in'],
      msgCategory: ['eq', 'in'],
      msgType: ['eq', 'in'],
      sendStatus: ['eq', 'in'],
      createTime: ['between'],
      sendTime: ['between'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/** The caller's unread announcements and their total number. The newest announcement is first. */
export const UnreadAnnouncements = Type.Object({
  anntMsgList: Type.Array(Announcement, { title: 'Notices' }),
  anntMsgTotal: Count('Notices'),
  sysMsgList: Type.Array(Announcement, { title: 'System messages' }),
  sysMsgTotal: Count('System messages'),
})
export type UnreadAnnouncements = Static<typeof UnreadAnnouncements>

/** An announcement for one recipient. `id` identifies the recipient's copy, and `anntId` the announcement. */
export const MyAnnouncement = Type.Object({
  id: Id('Id'),
  anntId: Id('Announcement'),
  userId: Id('User'),
  ...shown,
  readFlag: DictValue('Read', 'read_flag'),
  bizSource: Nullable(Str('Source', 50)),
})
export type MyAnnouncement = Static<typeof MyAnnouncement>

export const myAnnouncementModel = defineModel(
  {
    name: 'MyAnnouncement',
    title: 'My announcement',
    relations: {
      announcement: { model: 'Announcement', field: 'anntId' },
      user: { model: 'SysUser', field: 'userId' },
    },
  },
  MyAnnouncement,
  {
    sortable: ['sendTime', 'readFlag'],
    filters: {
      titile: ['like'],
      sender: ['like'],
      readFlag: ['eq'],
      priority: ['eq', 'in'],
      msgCategory: ['eq', 'in'],
      sendTime: ['between'],
    },
    defaultSort: { field: 'sendTime', order: 'desc' },
  },
)

const text = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

/**
 * A new announcement, which is saved as a draft. The server ignores further keys, which JeecgBoot clients
 * send.
 */
export const NewAnnouncement = Type.Object({
  titile: NonBlank('Title', 100),
  msgContent: text(200_000),
  msgAbstract: text(500),
  startTime: text(19),
  endTime: text(19),
  priority: Type.Optional(Type.Union([Type.Enum(['L', 'M', 'H']), Type.Null()])),
  msgCategory: Type.Enum(['1', '2']),
  msgType: Type.Enum(['ALL', 'USER']),
  userIds: Type.Optional(
    Type.Union([Type.String({ maxLength: 100_000, description: 'Ids, separated by commas.' }), Type.Null()]),
  ),
  openType: Type.Optional(Type.Union([Type.Enum(['url', 'component', '']), Type.Null()])),
  openPage: text(255),
  busType: text(20),
  busId: text(50),
})
export type NewAnnouncement = Static<typeof NewAnnouncement>

/** Changes an announcement. The server answers 409 if the request has a stale `version`. */
export const EditAnnouncement = Type.Object({
  ...NewAnnouncement.properties,
  id: Id('Id'),
  version: Type.Optional(Type.Union([Type.Integer(), Type.Null()])),
})
export type EditAnnouncement = Static<typeof EditAnnouncement>

export const noticeShapes = {
  'notice.unread': {
    args: Type.Object({
      pageSize: Type.Optional(Type.Integer({ description: 'Entries per list: 5 by default, at most 100.' })),
    }),
    result: UnreadAnnouncements,
  },
  'notice.one': { args: byId, model: announcementModel },
  'notice.read': { args: Type.Object({ anntId: Id('Announcement') }), result: Type.Null() },
  'notice.readAll': { args: Type.Object({}), result: Type.Null() },
  'notice.mine': { args: noArgs, model: myAnnouncementModel },
  'notice.add': { args: NewAnnouncement, model: announcementModel },
  'notice.list': { args: noArgs, model: announcementDraftModel },
  'notice.draft': { args: strictObject({ id: Id('Id') }), model: announcementDraftModel },
  'notice.readers': { args: strictObject({ anntId: Id('Announcement') }), model: announcementReaderModel },
  'notice.edit': { args: EditAnnouncement, result: Type.Null() },
  'notice.editByPost': { args: EditAnnouncement, result: Type.Null() },
  'notice.delete': { args: byId, result: Type.Null() },
  'notice.deleteBatch': {
    args: Type.Object({
      ids: Type.String({ minLength: 1, maxLength: 10_000, description: 'Ids, separated by commas.' }),
    }),
    result: Type.Null(),
  },
  'notice.release': { args: byId, result: Type.Null() },
  'notice.tellAgain': {
    args: Type.Object({
      anntId: Type.Optional(
        Type.String({
          title: 'Announcement',
          description: "Without it, only the caller's own clients are notified.",
          maxLength: 32,
        }),
      ),
    }),
    result: Type.Null(),
  },
  'notice.revoke': { args: byId, result: Type.Null() },
} satisfies Record<string, OperationContract>
