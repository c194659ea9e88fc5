import Type, { type Static } from 'typebox'
import { withMask } from '../mask.ts'
import type { OperationContract } from '../model.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

const Withheld = Type.Null({ description: 'Always null.' })

/** Keys of the JeecgBoot contract that pickers don't need. The values of these keys are always null. */
export const NullUserFields = Type.Object({
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
export type NullUserFields = Static<typeof NullUserFields>

/** A user as an option of a picker. The phone number is masked. */
export const UserOption = Type.Object({
  ...NullUserFields.properties,
  id: Text,
  username: Text,
  realname: Text,
  avatar: NullableText,
  sex: Type.Union([Type.Integer(), Type.Null()]),
  workNo: NullableText,
  post: NullableText,
  phone: Type.Union([withMask('phone', Type.String()), Type.Null()]),
  orgCode: NullableText,
  orgCodeTxt: Type.Union([Type.String(), Type.Null()], { description: "Names of the user's departments." }),
  status: Type.Integer({ description: '1 normal, 2 frozen.' }),
  delFlag: Type.Literal(0),
})
export type UserOption = Static<typeof UserOption>

/** Query for users. The server ignores unknown keys, as the JeecgBoot contract requires. */
export const UserOptionsQuery = Type.Object({
  pageNo: Type.Optional(Type.Integer({ description: 'Page number from 1; at most row 10,000.' })),
  pageSize: Type.Optional(Type.Integer({ description: 'At most 200.' })),
  keyword: Type.Optional(
    Type.String({
      maxLength: 100,
      description: 'Part of the name, or prefix of user name or number. Gaiwan extension.',
    }),
  ),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the name.' })),
  username: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'Part of the user name; with isMultiTranslate, exact user names separated by commas.',
    }),
  ),
  id: Type.Optional(Type.String({ maxLength: 10_000, description: 'Exact values, separated by commas.' })),
  departId: Type.Optional(
    Type.String({ maxLength: 32, description: 'Users of this department and its descendants.' }),
  ),
  isMultiTranslate: Type.Optional(Type.String({ maxLength: 10 })),
})
export type UserOptionsQuery = Static<typeof UserOptionsQuery>

/** Query for the users of a department and of its descendants. */
export const DepartPeopleQuery = Type.Object({
  id: Type.String({ maxLength: 32 }),
  realname: Type.Optional(Type.String({ maxLength: 100, description: 'Part of the name.' })),
})
export type DepartPeopleQuery = Static<typeof DepartPeopleQuery>

export const userShapes = {
  'user.options': { args: UserOptionsQuery, result: UserOption },
  'user.ofDepart': { args: DepartPeopleQuery, result: Type.Array(UserOption) },
} satisfies Record<string, OperationContract>
