import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Day, Id, Nullable, noArgs, Str, Time } from '../scalars.ts'

const Sex = Nullable(Type.Integer({ title: 'Sex', description: '1 male, 2 female.', minimum: 1, maximum: 2 }))
const AvatarPath = Nullable(Str('Avatar', 255))

/** Fields of the profile that users may edit. Null clears a field. */
const editable = {
  realname: Type.String({ title: 'Name', minLength: 1, maxLength: 100 }),
  sex: Sex,
  birthday: Nullable(Day('Birthday')),
  email: Nullable(Str('Email', 45)),
  telephone: Nullable(Str('Telephone', 45)),
  avatar: AvatarPath,
}

/** The caller's profile. The phone number is masked. `version` increases with every edit. */
export const Profile = Type.Object({
  ...editable,
  username: Str('User name', 100),
  phone: Nullable(withMask('phone', Str('Phone', 45))),
  post: Nullable(Str('Post', 100)),
  orgCode: Nullable(Str('Current department', 64)),
  departs: Type.Array(Type.Object({ departName: Str('Department', 100), orgCode: Str('Code', 64) })),
  roles: Type.Array(Type.Object({ roleCode: Str('Code', 100), roleName: Str('Role', 200) })),
  version: Str('Version', 64),
})
export type Profile = Static<typeof Profile>

export const SaveProfileBody = strictObject({ ...editable, version: Str('Version', 64) })
export type SaveProfileBody = Static<typeof SaveProfileBody>

/** A login session of the caller. The id can only be used to end the session, not to sign in. */
export const AccountSession = Type.Object({
  id: Id('Id'),
  ip: Nullable(Str('IP address', 64)),
  userAgent: Nullable(Str('Browser', 300)),
  createTime: Time('Signed in at'),
  seenTime: Time('Last seen'),
  isCurrent: Type.Boolean({ title: 'This session' }),
})
export type AccountSession = Static<typeof AccountSession>

/** A login, a failed login or a logout of the caller. A logout has no login method. */
export const LoginRecord = Type.Object({
  id: Id('Id'),
  time: Time('Time'),
  ip: Nullable(Str('IP address', 100)),
  userAgent: Nullable(Str('Browser', 300)),
  outcome: Type.Union([Type.Literal('SUCCESS'), Type.Literal('FAILURE'), Type.Literal('LOGOUT')], {
    title: 'Outcome',
  }),
  way: Type.Union(
    [Type.Literal('PASSWORD'), Type.Literal('SMS'), Type.Literal('CAS'), Type.Literal('THIRD'), Type.Null()],
    { title: 'Sign-in method' },
  ),
})
export type LoginRecord = Static<typeof LoginRecord>

export const loginRecordModel = defineModel({ name: 'LoginRecord', title: 'Sign-in record' }, LoginRecord, {
  sortable: ['time'],
  filters: { time: ['between'], outcome: ['eq', 'in'] },
  defaultSort: { field: 'time', order: 'desc' },
})

/** Metadata of a stored file. */
export const FileInfo = Type.Object({
  path: Str('Stored path', 255),
  name: Str('Name it was sent under', 255),
  bytes: Count('Bytes'),
})
export type FileInfo = Static<typeof FileInfo>

/** Maximum number of files per request. */
export const MAX_FILES_PER_QUERY = 50
export const FileInfoQuery = strictObject({
  paths: Type.String({ maxLength: 12_800, description: 'Stored paths, separated by commas.' }),
})
export type FileInfoQuery = Static<typeof FileInfoQuery>

export const accountShapes = {
  'account.profile': { args: noArgs, result: Profile },
  'account.saveProfile': { args: SaveProfileBody, result: Profile },
  'account.sessions': { args: noArgs, result: Type.Array(AccountSession) },
  'account.endSession': {
    args: strictObject({ id: Id('Id') }),
    result: Type.Null(),
  },
  'account.endOtherSessions': { args: noArgs, result: Type.Object({ ended: Count('Sessions ended') }) },
  'account.loginLog': { args: noArgs, model: loginRecordModel },
  'file.facts': {
    args: FileInfoQuery,
    result: Type.Array(FileInfo, { description: 'Only files that the caller may read.' }),
  },
  'file.upload': {
    args: Type.Object({ biz: Type.Optional(Str('Type', 20)) }),
    result: Type.Null({ description: "The relative path is the envelope's message." }),
  },
} satisfies Record<string, OperationContract>
