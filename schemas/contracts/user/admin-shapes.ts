import Type, { type Static } from 'typebox'
import { defineModel, type OperationShapes } from '../model.ts'
import { byId, Given, Id, marks, Nullable, none, Str, Time } from '../scalars.ts'

const DictNumber = (title: string, dict: string) => Type.Integer({ title, 'x-dict': dict })
const Csv = (title: string) =>
  Type.String({
    title,
    description: 'Ids with commas between; a trailing one is ignored.',
    maxLength: 20_000,
  })

/** A user as his administrators see him, with every key of the contract's; never a password or its salt. */
export const SysUser = Type.Object({
  id: Id('Id'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  avatar: Nullable(Str('Avatar', 255)),
  birthday: Nullable(Str('Birthday', 19)),
  sex: Nullable(DictNumber('Sex', 'sex')),
  email: Nullable(Str('Email', 45)),
  phone: Nullable(Str('Mobile number', 45)),
  orgCode: Nullable(Str('Code of the department', 64)),
  orgCodeTxt: Nullable(Type.String({ title: 'Departments' })),
  roleTxt: Nullable(Type.String({ title: 'Roles' })),
  status: DictNumber('Status', 'user_status'),
  delFlag: Type.Integer({ title: 'Deleted' }),
  workNo: Nullable(Str('Work number', 100)),
  post: Nullable(Str('Position', 100)),
  telephone: Nullable(Str('Telephone', 45)),
  userIdentity: Nullable(Type.Integer({ title: 'Identity' })),
  departIds: Nullable(Type.String({ title: 'Departments in charge' })),
  activitiSync: Nullable(Type.Integer({ title: 'Synchronised' })),
  thirdId: Nullable(Str('Third-party id', 100)),
  thirdType: Nullable(Str('Third party', 100)),
  relTenantIds: Type.Null({ title: 'Tenants' }),
  clientId: Type.Null({ title: 'Client' }),
  homePath: Type.Null({ title: 'Home page' }),
  ...marks,
  createTime: Time('Created'),
})
export type SysUser = Static<typeof SysUser>

/** One user with his roles and departments, as the forms of stock clients send them. */
export const UserDetail = Type.Object({
  ...SysUser.properties,
  selectedroles: Type.String({ title: 'Roles' }),
  selecteddeparts: Type.String({ title: 'Departments' }),
  version: Str('Version', 32),
})
export type UserDetail = Static<typeof UserDetail>

export const userModel = defineModel('SysUser', SysUser, {
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
/** Those in the recycle bin; who deleted one is who changed him last. */
export const deletedUserModel = defineModel('DeletedUser', SysUser, {
  sortable: ['username', 'realname', 'updateTime'],
  filters: { username: ['like'], realname: ['like'], updateTime: ['between'] },
  defaultSort: { field: 'updateTime', order: 'desc' },
})
export const userDetailModel = defineModel('UserDetail', UserDetail)

/** What is written of a user. Stock clients send the whole record: what is not here is ignored. */
const written = {
  username: Type.String({ title: 'User name', minLength: 2, maxLength: 50 }),
  realname: Given('Real name', 100),
  avatar: Type.Optional(
    Nullable(
      Type.String({
        title: 'Picture',
        description:
          'An avatar that the caller uploaded, or the one there is; null takes it off, absent keeps it.',
        maxLength: 255,
      }),
    ),
  ),
  sex: Type.Optional(Nullable(Type.Integer({ title: 'Sex', minimum: 0, maximum: 2 }))),
  birthday: Type.Optional(Nullable(Str('Birthday', 19))),
  email: Type.Optional(Nullable(Str('Email', 45))),
  phone: Type.Optional(Nullable(Str('Mobile number', 45))),
  workNo: Type.Optional(Nullable(Str('Work number', 100))),
  post: Type.Optional(Nullable(Str('Position', 100))),
  telephone: Type.Optional(Nullable(Str('Telephone', 45))),
  userIdentity: Type.Optional(Nullable(Type.Integer({ title: 'Identity', minimum: 1, maximum: 2 }))),
  departIds: Type.Optional(Nullable(Csv('Departments in charge'))),
  selectedroles: Type.Optional(Nullable(Csv('Roles'))),
  selecteddeparts: Type.Optional(Nullable(Csv('Departments'))),
}
export const AddUser = Type.Object({
  ...written,
  password: Type.String({ title: 'Password', maxLength: 200 }),
  confirmpassword: Type.Optional(Type.String({ title: 'Again', maxLength: 200 })),
})
export type AddUser = Static<typeof AddUser>
export const EditUser = Type.Object({
  ...written,
  id: Id('Id'),
  version: Type.Optional(Type.String({ title: 'Version', description: 'Ours. Refused if it is stale.' })),
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

/** A password for one time, told once and kept nowhere. */
export const OneTimePassword = Type.Object({
  id: Id('User'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  password: Str('One-time password', 40),
})
export type OneTimePassword = Static<typeof OneTimePassword>

/** Passwords for one time, and until when they sign in. */
export const OneTimePasswords = Type.Object({
  passwords: Type.Array(OneTimePassword),
  until: Time('Signs in until'),
})
export type OneTimePasswords = Static<typeof OneTimePasswords>

/** At most so many users get passwords at once: each is hashed as slowly as it is to be guessed. */
export const MOST_ONE_TIME = 50

/** A department for a select box. */
export const DepartOption = Type.Object({ key: Type.String(), value: Type.String(), title: Type.String() })
export type DepartOption = Static<typeof DepartOption>

const nothing = Type.Null()

export const userAdminShapes = {
  'user.list': { args: Type.Object({}), result: SysUser, model: 'SysUser' },
  'user.get': { args: byId, result: UserDetail, model: 'UserDetail' },
  'user.roleIds': { args: Type.Object({ userid: Id('User') }), result: Type.Array(Type.String()) },
  'user.departList': { args: Type.Object({ userId: Id('User') }), result: Type.Array(DepartOption) },
  'user.add': { args: AddUser, result: UserDetail, model: 'UserDetail' },
  'user.edit': { args: EditUser, result: UserDetail, model: 'UserDetail' },
  'user.freeze': { args: FreezeUsers, result: nothing },
  'user.setPassword': { args: SetUserPassword, result: nothing },
  'user.oneTimePasswords': {
    args: Type.Object({ ids: Csv('Users') }, { additionalProperties: false }),
    result: OneTimePasswords,
  },
  'user.delete': { args: byId, result: nothing },
  'user.deleteBatch': { args: Type.Object({ ids: Csv('Users') }), result: nothing },
  'user.recycleBin': { args: Type.Object({}), result: Type.Array(SysUser) },
  'user.binned': {
    args: none,
    result: SysUser,
    model: 'DeletedUser',
  },
  'user.restore': { args: Type.Object({ userIds: Csv('Users') }), result: nothing },
  'user.purge': { args: Type.Object({ userIds: Csv('Users') }), result: nothing },
} satisfies Record<string, OperationShapes>
