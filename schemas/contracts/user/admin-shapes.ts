import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { auditFields, byId, Id, Maybe, NonBlank, Nullable, noArgs, Str, Time } from '../scalars.ts'

const DictNumber = (title: string, dict: string) => Type.Integer({ title, 'x-dict': dict })
const Csv = (title: string) =>
  Type.String({
    title,
    description: 'Ids, separated by commas; a trailing comma is ignored.',
    maxLength: 20_000,
  })

/** A user as administrators see it, with all keys of the JeecgBoot contract except password and salt. */
export const SysUser = Type.Object({
  id: Id('Id'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  avatar: Nullable(Str('Avatar', 255)),
  birthday: Nullable(Str('Birthday', 19)),
  sex: Nullable(DictNumber('Sex', 'sex')),
  email: Nullable(Str('Email', 45)),
  phone: Nullable(Str('Mobile number', 45)),
  orgCode: Nullable(
    Type.String({
      title: 'Department',
      description: 'Code of the current department; in lists the names of all departments, as in JeecgBoot.',
    }),
  ),
  orgCodeTxt: Nullable(Type.String({ title: 'Departments' })),
  roleTxt: Nullable(Type.String({ title: 'Roles' })),
  status: DictNumber('Status', 'user_status'),
  delFlag: Type.Integer({ title: 'Deleted' }),
  workNo: Nullable(Str('Work number', 100)),
  post: Nullable(Str('Position', 100)),
  telephone: Nullable(Str('Telephone', 45)),
  userIdentity: Nullable(Type.Integer({ title: 'Identity' })),
  departIds: Nullable(Type.String({ title: 'Managed departments' })),
  departIds_dictText: Nullable(Type.String({ title: 'Names of managed departments' })),
  activitiSync: Nullable(Type.Integer({ title: 'Synchronised' })),
  thirdId: Nullable(Str('Third-party id', 100)),
  thirdType: Nullable(Str('Third party', 100)),
  relTenantIds: Type.Null({ title: 'Tenants' }),
  clientId: Type.Null({ title: 'Client' }),
  homePath: Type.Null({ title: 'Home page' }),
  ...auditFields,
  createTime: Time('Created'),
})
export type SysUser = Static<typeof SysUser>

/** A user with roles and departments. The fields are those of JeecgBoot, with ids separated by commas. */
export const UserDetail = Type.Object({
  ...SysUser.properties,
  selectedroles: Type.String({ title: 'Roles' }),
  selecteddeparts: Type.String({ title: 'Departments' }),
  version: Str('Version', 32),
})
export type UserDetail = Static<typeof UserDetail>

export const userModel = defineModel({ name: 'SysUser', title: 'User' }, SysUser, {
  sortable: ['username', 'realname', 'createTime'],
  filters: {
    username: ['eq', 'like', 'in'],
    realname: ['like'],
    phone: ['eq', 'like'],
    email: ['like'],
    workNo: ['eq', 'like'],
    roleTxt: ['like'],
    sex: ['eq', 'in'],
    status: ['eq', 'in'],
    orgCode: ['starts'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})
/** Users in the recycle bin. `updateBy` is the user who deleted the account. */
export const deletedUserModel = defineModel({ name: 'DeletedUser', title: 'Deleted user' }, SysUser, {
  sortable: ['username', 'realname', 'updateTime'],
  filters: { username: ['like'], realname: ['like'], updateTime: ['between'] },
  defaultSort: { field: 'updateTime', order: 'desc' },
})
export const userDetailModel = defineModel(
  { name: 'UserDetail', title: 'User with roles and departments' },
  UserDetail,
)

/**
 * Editable fields of a user. JeecgBoot clients send complete records, of which the server reads only these
 * fields.
 */
const editable = {
  username: Type.String({ title: 'User name', minLength: 2, maxLength: 50 }),
  realname: NonBlank('Real name', 100),
  avatar: Maybe(
    Type.String({
      title: 'Picture',
      description: 'An avatar uploaded by the caller, or the current one; null removes it, absent keeps it.',
      maxLength: 255,
    }),
  ),
  sex: Maybe(Type.Integer({ title: 'Sex', minimum: 0, maximum: 2 })),
  birthday: Maybe(Str('Birthday', 19)),
  email: Maybe(Str('Email', 45)),
  phone: Maybe(Str('Mobile number', 45)),
  workNo: Maybe(Str('Work number', 100)),
  post: Maybe(Str('Position', 100)),
  telephone: Maybe(Str('Telephone', 45)),
  userIdentity: Maybe(Type.Integer({ title: 'Identity', minimum: 1, maximum: 2 })),
  departIds: Maybe(Csv('Managed departments')),
  selectedroles: Maybe(Csv('Roles')),
  selecteddeparts: Maybe(Csv('Departments')),
}
export const AddUser = Type.Object({
  ...editable,
  password: Type.String({ title: 'Password', maxLength: 200 }),
  confirmpassword: Type.Optional(Type.String({ title: 'Again', maxLength: 200 })),
})
export type AddUser = Static<typeof AddUser>
export const EditUser = Type.Object({
  ...editable,
  id: Id('Id'),
  version: Type.Optional(
    Type.String({ title: 'Version', description: 'Gaiwan extension. A stale version is rejected.' }),
  ),
})
export type EditUser = Static<typeof EditUser>

export const FreezeUsers = Type.Object({
  ids: Csv('Users'),
  status: Type.Union([Type.Integer({ minimum: 1, maximum: 2 }), Type.Enum(['1', '2'])], {
    title: 'Status',
    description: '1 normal, 2 frozen.',
  }),
})
export type FreezeUsers = Static<typeof FreezeUsers>

export const SetUserPassword = Type.Object({
  username: Str('User name', 100),
  password: Type.String({ title: 'Password', maxLength: 200 }),
  confirmpassword: Type.Optional(Type.String({ title: 'Again', maxLength: 200 })),
})
export type SetUserPassword = Static<typeof SetUserPassword>

/** A one-time password. The password is shown only once; the server stores only its hash. */
export const OneTimePassword = Type.Object({
  id: Id('User'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  password: Str('One-time password', 40),
})
export type OneTimePassword = Static<typeof OneTimePassword>

/** One-time passwords with the time when they expire. */
export const OneTimePasswords = Type.Object({
  passwords: Type.Array(OneTimePassword),
  until: Time('Signs in until'),
})
export type OneTimePasswords = Static<typeof OneTimePasswords>

/** Maximum number of users in one request. The limit is low because hashing a password takes long. */
export const MAX_ONE_TIME_PASSWORDS = 50

/** A department as an option of a select box. */
export const DepartOption = Type.Object({ key: Type.String(), value: Type.String(), title: Type.String() })
export type DepartOption = Static<typeof DepartOption>

const nothing = Type.Null()

export const userAdminShapes = {
  'user.list': { args: Type.Object({}), model: userModel },
  'user.get': { args: byId, model: userDetailModel },
  'user.roleIds': { args: Type.Object({ userid: Id('User') }), result: Type.Array(Type.String()) },
  'user.departList': { args: Type.Object({ userId: Id('User') }), result: Type.Array(DepartOption) },
  'user.add': { args: AddUser, model: userDetailModel },
  'user.edit': { args: EditUser, model: userDetailModel },
  'user.freeze': { args: FreezeUsers, result: nothing },
  'user.setPassword': { args: SetUserPassword, result: nothing },
  'user.oneTimePasswords': { args: strictObject({ ids: Csv('Users') }), result: OneTimePasswords },
  'user.delete': { args: byId, result: nothing },
  'user.deleteBatch': { args: Type.Object({ ids: Csv('Users') }), result: nothing },
  'user.recycleBin': { args: Type.Object({}), result: Type.Array(SysUser) },
  'user.binned': { args: noArgs, model: deletedUserModel },
  'user.restore': { args: Type.Object({ userIds: Csv('Users') }), result: nothing },
  'user.purge': { args: Type.Object({ userIds: Csv('Users') }), result: nothing },
} satisfies Record<string, OperationContract>
