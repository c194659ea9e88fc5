import Type, { type Static } from 'typebox'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Id, Nullable, Str } from '../scalars.ts'
import { DictItems, UserInfo } from '../system/shapes.ts'
import { UserOption } from './shapes.ts'

/** A user as an entry of the address book. */
export const Colleague = Type.Object({
  id: Id('Id'),
  userId: Id('User'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  avatar: Nullable(Str('Avatar', 255)),
  sex: Nullable(Type.Integer({ title: 'Sex', 'x-dict': 'sex' })),
  workNo: Nullable(Str('Work number', 100)),
  post: Nullable(Str('Position', 100)),
  postText: Nullable(
    Type.String({ title: 'Position', description: 'Names of positions. Gaiwan extension.' }),
  ),
  telephone: Nullable(Str('Telephone', 45)),
  email: Nullable(Str('Email', 45)),
  phone: Nullable(withMask('phone', Type.String({ title: 'Mobile number' }))),
  orgCode: Nullable(Str('Code of the department', 64)),
  departId: Nullable(Type.String({ title: 'Departments', description: 'Ids, separated by commas.' })),
  departName: Nullable(Type.String({ title: 'Departments' })),
})
export type Colleague = Static<typeof Colleague>

export const colleagueModel = defineModel(
  {
    name: 'Colleague',
    title: 'Colleague',
    relations: {
      user: { model: 'SysUser', field: 'userId' },
      department: { model: 'Depart', field: 'departId' },
    },
  },
  Colleague,
  {
    sortable: ['realname', 'workNo', 'username'],
    filters: {
      username: ['like'],
      realname: ['like'],
      workNo: ['like'],
      post: ['eq', 'like'],
      orgCode: ['starts', 'like'],
    },
    fixed: ['orgCode'],
    defaultSort: { field: 'realname', order: 'asc' },
  },
)

/** Data of the caller, with the keys that workflow clients of JeecgBoot read. */
const OwnSection = Type.Object({
  sysUserId: Type.String(),
  sysUserCode: Type.String({ description: 'User name.' }),
  sysUserName: Type.String({ description: 'Real name.' }),
  sysOrgCode: Nullable(Type.String({ description: 'Current department.' })),
})

const Csv = (title: string) => Type.String({ title, maxLength: 10_000, description: 'Separated by commas.' })
const open = Type.Object({})

/** Query with which the JeecgBoot mobile app searches users. */
export const AppPeopleQuery = Type.Object({
  keyword: Type.Optional(Type.String({ maxLength: 100 })),
  username: Type.Optional(Csv('These accounts')),
  pageNo: Type.Optional(Type.Integer()),
  pageSize: Type.Optional(Type.Integer()),
})
export type AppPeopleQuery = Static<typeof AppPeopleQuery>

export const userLookUpShapes = {
  'user.byIds': { args: Type.Object({ userIds: Csv('Users') }), result: Type.Array(UserOption) },
  'user.byNames': { args: Type.Object({ userNames: Csv('User names') }), result: Type.Array(UserOption) },
  'user.appList': { args: AppPeopleQuery, result: UserOption },
  'user.addressList': { args: open, model: colleagueModel },
  'user.newId': { args: open, result: Type.String() },
  'user.ownSection': { args: open, result: OwnSection },
  'user.info': { args: open, result: Type.Object({ userInfo: UserInfo, sysAllDictItems: DictItems }) },
} satisfies Record<string, OperationContract>
