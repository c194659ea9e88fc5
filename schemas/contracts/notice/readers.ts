import Type, { type Static } from 'typebox'
import { defineModel } from '../model.ts'
import { DictValue, Id, Nullable, Str, Time } from '../scalars.ts'

/** A recipient of an announcement, with the time when this user read it. */
export const AnnouncementReader = Type.Object({
  id: Id('Id'),
  anntId: Id('Announcement'),
  userId: Id('User'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  departNames: Nullable(Str('Departments', 1000)),
  readFlag: DictValue('Read', 'read_flag'),
  readTime: Nullable(Time('Read at')),
})
export type AnnouncementReader = Static<typeof AnnouncementReader>

export const announcementReaderModel = defineModel(
  {
    name: 'AnnouncementReader',
    title: 'Reader of an announcement',
    relations: {
      announcement: { model: 'Announcement', field: 'anntId' },
      user: { model: 'SysUser', field: 'userId' },
    },
  },
  AnnouncementReader,
  {
    sortable: ['readTime', 'realname'],
    filters: { anntId: ['eq'], readFlag: ['eq'], realname: ['like'], username: ['like'] },
    defaultSort: { field: 'readTime', order: 'desc' },
  },
)
