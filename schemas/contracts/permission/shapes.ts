import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { byId, Id, Maybe, Nullable, noArgs, Str } from '../scalars.ts'
import {
  DuplicatePermission,
  EditPermission,
  MenuPage,
  MovePermission,
  NewPermission,
  PermissionRow,
  permissionModel,
} from './entry.ts'

const Int = Type.Integer()
const Text = Type.String()
const NullableText = Nullable(Type.String())

/** A menu or a button in the tables of JeecgBoot clients. A leaf has no `children`. */
const treeFields = {
  id: Text,
  key: Text,
  title: Text,
  parentId: NullableText,
  name: Text,
  perms: NullableText,
  permsType: NullableText,
  icon: NullableText,
  component: NullableText,
  componentName: NullableText,
  url: NullableText,
  redirect: NullableText,
  sortNo: Type.Number(),
  menuType: Int,
  isLeaf: Type.Boolean(),
  leaf: Type.Boolean(),
  route: Type.Boolean(),
  keepAlive: Type.Boolean(),
  description: NullableText,
  delFlag: Int,
  ruleFlag: Int,
  hidden: Type.Boolean(),
  alwaysShow: Type.Boolean(),
  internalOrExternal: Type.Boolean(),
  status: NullableText,
  createBy: NullableText,
  createTime: NullableText,
  updateBy: NullableText,
  updateTime: NullableText,
}
/** The schema doesn't describe the children, because a tree may have any depth. */
const children = Type.Optional(Type.Array(Type.Any({ description: 'Rows of the same shape.' })))
export const JeecgPermission = Type.Object({ ...treeFields, children })
export type JeecgPermission = Omit<Static<typeof JeecgPermission>, 'children'> & {
  children?: JeecgPermission[]
}

const { pageMissing } = PermissionRow.properties
/** The saved menu. `pageMissing` is true if the product has no page for the menu. */
export const SavedPermission = Type.Object({ ...treeFields, pageMissing })
export type SavedPermission = Static<typeof SavedPermission>

/** A menu or a button in the trees of JeecgBoot clients. */
export const PermissionNode = Type.Object({
  key: Text,
  value: Text,
  title: Text,
  slotTitle: Text,
  label: Text,
  isLeaf: Type.Boolean(),
  icon: NullableText,
  ruleFlag: Int,
  scopedSlots: Type.Object({ title: Text }),
  parentId: NullableText,
  children,
})
export type PermissionNode = Omit<Static<typeof PermissionNode>, 'children'> & { children?: PermissionNode[] }

export const PermissionTree = Type.Object({ treeList: Type.Array(PermissionNode), ids: Type.Array(Text) })
export interface PermissionTree {
  treeList: PermissionNode[]
  ids: string[]
}

/** A menu or a button in the flat list from which clients build the permission tree. */
export const PermissionOption = Type.Object({
  id: Id('Id'),
  parentId: Nullable(Id('Parent')),
  title: Str('Title', 200),
  code: Nullable(Str('Code', 255)),
  menuType: Type.Integer({ title: 'Type', description: '0 and 1 menu, 2 button.' }),
  /** True if the caller has the permission. */
  held: Type.Boolean({ title: 'Held' }),
})
export type PermissionOption = Static<typeof PermissionOption>

/** Permissions that a role has. */
const RoleGrants = Type.Object({
  roleId: Id('Role'),
  roleName: Str('Role', 200),
  roleCode: Str('Role code', 100),
  permissionIds: Type.String({ title: 'Granted', description: 'Ids, separated by commas.' }),
  grants: Type.String({
    title: 'Granted, with rules',
    description: 'Ids of menus and buttons, and `menu/rule` for data rules.',
  }),
})
export const roleGrantsModel = defineModel(
  {
    name: 'RoleGrants',
    title: 'Permissions of a role',
    relations: { role: { model: 'SysRole', field: 'roleId' } },
  },
  RoleGrants,
)

/** Ids, separated by commas. The server ignores a comma at the end. */
const Ids = Type.String({ description: 'Ids, separated by commas.', maxLength: 500_000 })

/**
 * JeecgBoot clients also send the previous ids. The server applies only the difference between the previous
 * and the new ids.
 */
export const SaveRolePermission = Type.Object({
  roleId: Id('Role'),
  permissionIds: Ids,
  lastpermissionIds: Maybe(Ids),
})
export type SaveRolePermission = Static<typeof SaveRolePermission>

const open = Type.Object({})
const branches = Type.Array(JeecgPermission)

export const permissionShapes = {
  'permission.list': { args: open, result: branches },
  'permission.menus': { args: open, result: branches },
  'permission.submenu': { args: Type.Object({ parentId: Str('Parent', 32) }), result: branches },
  'permission.submenus': {
    args: Type.Object({ parentIds: Type.String({ maxLength: 20_000 }) }),
    result: Type.Record(Text, branches),
  },
  'permission.tree': { args: open, result: PermissionTree },
  'permission.treeForRole': { args: open, result: PermissionTree },
  'permission.ofRole': { args: Type.Object({ roleId: Id('Role') }), result: Type.Array(Text) },
  'permission.saveRole': { args: SaveRolePermission, result: Type.Null() },
  'permission.hasAddress': {
    args: strictObject({
      url: Type.String({
        title: 'Address',
        minLength: 1,
        maxLength: 255,
        description: 'Full URL of a menu.',
      }),
    }),
    result: Type.Boolean(),
  },
  'permission.choices': { args: noArgs, result: Type.Array(PermissionOption) },
  'permission.add': { args: NewPermission, result: SavedPermission },
  'permission.edit': { args: EditPermission, result: SavedPermission },
  'permission.delete': { args: byId, result: Type.Null() },
  'permission.deleteBatch': { args: Type.Object({ ids: Ids }), result: Type.Null() },
  'permission.checkUrl': { args: DuplicatePermission, result: Type.Null() },
  'permission.lines': { args: noArgs, result: Type.Array(PermissionRow) },
  'permission.get': { args: strictObject({ id: Id('Id') }), model: permissionModel },
  'permission.pages': { args: noArgs, result: Type.Array(MenuPage) },
  'permission.move': { args: MovePermission, result: Type.Null() },
  'permission.grants': { args: strictObject({ roleId: Id('Role') }), model: roleGrantsModel },
} satisfies Record<string, OperationContract>
