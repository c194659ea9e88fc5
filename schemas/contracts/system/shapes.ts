import Type, { type Static } from 'typebox'
import type { OperationContract } from '../model.ts'
import { noArgs, Password } from '../scalars.ts'
import { SysUser } from '../user/admin-shapes.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

/** Code of a dictionary, optionally followed by a condition. */
export const DictCode = Type.String({
  title: 'Dictionary',
  minLength: 1,
  maxLength: 1_000,
  description: 'A code, or table,text,code[,condition].',
})

/**
 * A dictionary item. `title` and `label` repeat `text`, as in JeecgBoot. `texts` contains the text in every
 * language; it is empty for items of table dictionaries.
 */
export const DictItem = Type.Object({
  value: Text,
  text: Text,
  title: Text,
  label: Text,
  texts: Type.Record(Type.String(), Type.String()),
  color: Type.Optional(Type.String({ description: 'Preset colour of the tag.' })),
})
export type DictItem = Static<typeof DictItem>
export const DictItems = Type.Record(Type.String(), Type.Array(DictItem))
export type DictItems = Static<typeof DictItems>

/** The signed-in user, with the properties of the JeecgBoot contract except password and salt. */
export const UserInfo = Type.Object({
  ...Type.Partial(SysUser).properties,
  id: Text,
  username: Text,
  realname: Text,
  avatar: NullableText,
  orgCode: NullableText,
  sex: Type.Union([Type.Integer(), Type.Null()]),
  email: NullableText,
  phone: NullableText,
  status: Type.Integer(),
  workNo: NullableText,
  createTime: NullableText,
  roles: Type.Array(Type.String(), { description: 'Role codes. Gaiwan extension.' }),
})
export type UserInfo = Static<typeof UserInfo>

export const Depart = Type.Object({
  id: Text,
  parentId: NullableText,
  departName: Text,
  orgCode: Text,
  orgCategory: Text,
  orgType: NullableText,
  departOrder: Type.Integer(),
  status: NullableText,
  delFlag: NullableText,
})
export type Depart = Static<typeof Depart>

/** Body of a login request, including additional keys that JeecgBoot clients send. */
export const LoginBody = Type.Object({
  username: Type.String({ minLength: 1, maxLength: 100 }),
  password: Password('Password', 1),
  captcha: Type.Optional(Type.Union([Type.String({ maxLength: 20 }), Type.Null()])),
  checkKey: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer(), Type.Null()])),
  remember_me: Type.Optional(Type.Unknown()),
})
export type LoginBody = Static<typeof LoginBody>

/**
 * Result of a login. `multi_depart` is 0 for a user without a department, 1 for a user with one department,
 * and 2 for a user with several.
 */
export const LoginResult = Type.Object({
  token: Text,
  userInfo: UserInfo,
  departs: Type.Array(Depart),
  multi_depart: Type.Integer(),
  sysAllDictItems: DictItems,
})
export type LoginResult = Static<typeof LoginResult>

/** Properties of a menu item. `titles` contains the title in every language. */
export const MenuMeta = Type.Object({
  title: Text,
  titles: Type.Record(Type.String(), Type.String()),
  icon: NullableText,
  url: Type.Optional(Type.String()),
  keepAlive: Type.Boolean(),
  internalOrExternal: Type.Boolean(),
  componentName: NullableText,
  permissionList: Type.Optional(Type.Array(Type.Object({ action: Text, type: Text, describe: Text }))),
})
export type MenuMeta = Static<typeof MenuMeta>

/** A menu item. If `route` is '0', the item has no route. */
export interface MenuItem {
  id: string
  path: string
  name: string
  component: string
  route: '1' | '0'
  redirect: string | null
  hidden?: boolean
  alwaysShow?: boolean
  meta: MenuMeta
  children?: MenuItem[]
}

const menuLevel = (children?: ReturnType<typeof Type.Array>) =>
  Type.Object({
    id: Text,
    path: Text,
    name: Text,
    component: Text,
    route: Text,
    redirect: NullableText,
    hidden: Type.Optional(Type.Boolean()),
    alwaysShow: Type.Optional(Type.Boolean()),
    meta: MenuMeta,
    ...(children && { children: Type.Optional(children) }),
  })

/** A menu can have at most five levels. */
export const MenuItem = Type.Unsafe<MenuItem>(
  menuLevel(Type.Array(menuLevel(Type.Array(menuLevel(Type.Array(menuLevel(Type.Array(menuLevel())))))))),
)

export const Auth = Type.Object({ action: Text, type: Text, describe: Text })
export type Auth = Static<typeof Auth>
export const AllAuth = Type.Object({ action: Text, type: Text, describe: Text, status: Text })
export type AllAuth = Static<typeof AllAuth>

/** Menu of the user, permission codes of the user (`auth`), and all existing permission codes (`allAuth`). */
export const UserPermissions = Type.Object({
  menu: Type.Array(MenuItem),
  auth: Type.Array(Auth),
  allAuth: Type.Array(AllAuth),
})
export type UserPermissions = Static<typeof UserPermissions>

export const UpdatePasswordBody = Type.Object({
  username: Type.String({ maxLength: 100 }),
  oldpassword: Password('Old password'),
  password: Password(),
  confirmpassword: Password('Again'),
})
export const SelectDepartBody = Type.Object({
  orgCode: Type.String({ minLength: 1, maxLength: 64 }),
  username: Type.Optional(Type.String({ maxLength: 100 })),
})

/**
 * An operation of this server in the list of services. A variant of the JeecgBoot client requests this list.
 */
const Service = Type.Object({ name: Text, method: Text, path: Text })

export const systemShapes = {
  'service.list': { args: noArgs, result: Type.Array(Service) },
  'session.captcha': {
    args: Type.Object({ key: Type.String({ minLength: 1, maxLength: 64 }) }),
    result: Type.String({ description: 'A data: url.' }),
  },
  'session.encryption': { args: noArgs, result: Type.Object({ key: Type.String(), iv: Type.String() }) },
  'session.login': { args: LoginBody, result: LoginResult },
  'session.logout': { args: noArgs, result: Type.Null() },
  'session.permissions': { args: Type.Object({ token: Type.Optional(Text) }), result: UserPermissions },
  'user.updatePassword': { args: UpdatePasswordBody, result: Type.Null() },
  'user.departs': { args: noArgs, result: Type.Object({ list: Type.Array(Depart), orgCode: NullableText }) },
  'user.selectDepart': { args: SelectDepartBody, result: Type.Object({ userInfo: UserInfo }) },
  'dict.items': { args: Type.Object({ code: DictCode }), result: Type.Array(DictItem) },
  'dict.all': { args: noArgs, result: DictItems },
} satisfies Record<string, OperationContract>
