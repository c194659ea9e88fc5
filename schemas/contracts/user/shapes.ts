import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { userAdminShapes } from './admin-shapes.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

const Withheld = Type.Null({ description: 'Withheld.' })

/** What the contract's user has and nobody needs who picks one: the keys are there, for clients that read them. */
export const WithheldOfUser = Type.Object({
  birthday: Withheld,
  email: Withheld,
  telephone: Withheld,
  createBy: Withheld,
  createTime: Withheld,
  updateBy: Withheld,
  updateTime: Withheld,
  activitiSync: Withheld,
  userIdentity: Withheld,
  departIds: Withheld,
  thirdId: Withheld,
  thirdType: Withheld,
  relTenantIds: Withheld,
  clientId: Withheld,
  homePath: Withheld,
})
export type WithheldOfUser = Static<typeof WithheldOfUser>

/** A person as whoever picks one may see him: never a password, and of a mobile number the end alone. */
export const PickedUser = Type.Object({
  ...WithheldOfUser.properties,
  id: Text,
  username: Text,
  realname: Text,
  avatar: NullableText,
  sex: Type.Union([Type.Integer(), Type.Null()]),
  workNo: NullableText,
  post: NullableText,
  phone: Type.Union([Type.String(), Type.Null()], { description: 'Masked.' }),
  orgCode: NullableText,
  orgCodeTxt: Type.Union([Type.String(), Type.Null()], { description: 'Names of his departments.' }),
  status: Type.Integer({ description: '1 normal, 2 frozen.' }),
  delFlag: Type.Literal(0),
})
export type PickedUser = Static<typeof PickedUser>

/** What stock clients send; keys beyond these are ignored, as the contract has it. */
export const UserOptionsQuery = Type.Object({
  pageNo: Type.Optional(Type.Integer({ description: 'From 1; up to row 10,000.' })),
  pageSize: Type.Optional(Type.Integer({ description: 'At most 200.' })),
  keyword: Type.Optional(
    Type.String({ maxLength: 100, description: 'A part of the name, or how account or number begin. Ours.' }),
  ),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'A part of the name.' })),
  username: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'A part of it; with isMultiTranslate these, parted by commas.',
    }),
  ),
  id: Type.Optional(Type.String({ maxLength: 10_000, description: 'These, parted by commas.' })),
  departId: Type.Optional(
    Type.String({ maxLength: 32, description: 'People of this department and those below it.' }),
  ),
  isMultiTranslate: Type.Optional(Type.String({ maxLength: 10 })),
})
export type UserOptionsQuery = Static<typeof UserOptionsQuery>

/** People of a department and those below it. */
export const DepartPeopleQuery = Type.Object({
  id: Type.String({ maxLength: 32 }),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'A part of the name.' })),
})
export type DepartPeopleQuery = Static<typeof DepartPeopleQuery>

export const userShapes = {
  'user.options': { args: UserOptionsQuery, result: PickedUser },
  'user.ofDepart': { args: DepartPeopleQuery, result: Type.Array(PickedUser) },
  ...userAdminShapes,
} satisfies Record<string, OperationShapes>
