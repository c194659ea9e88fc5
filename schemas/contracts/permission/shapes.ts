import Type, { type Static } from 'typebox'
import { defineModel, type OperationShapes } from '../model.ts'
import { byId, Id, Nullable, none, Str } from '../scalars.ts'
import {
  DuplicatePermission,
  EditPermission,
  MenuPage,
  MovePermission,
  NewPermission,
  PermissionEntry,
  PermissionLine,
} from './entry.ts'

const Int = Type.Integer()
const Text = Type.String()
const NullableText = Nullable(Type.String())

/** A menu or button as the tables of stock clients read it; `children` stands where there are some. */
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
/** The tree goes as deep as it is, so its inner rows are described in words. */
const children = Type.Optional(Type.Array(Type.Any({ description: 'Rows of the same shape.' })))
export const PermissionBranch = Type.Object({ ...treeFields, children })
export type PermissionBranch = Omit<Static<typeof PermissionBranch>, 'children'> & {
  children?: PermissionBranch[]
}

const { pageMissing } = PermissionLine.properties
/** What was saved, and whether it opens anything. */
export const PermissionSaved = Type.Object({ ...treeFields, pageMissing })
export type PermissionSaved = Static<typeof PermissionSaved>

/** A menu or button as the trees of stock clients read it. */
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

/** A menu or button in a flat list, as our tree of grants reads it. */
export const PermissionChoice = Type.Object({
  id: Id('Id'),
  parentId: Nullable(Id('Parent')),
  title: Str('Title', 200),
  code: Nullable(Str('Code', 255)),
  menuType: Type.Integer({ title: 'Type', description: '0 and 1 menu, 2 button.' }),
  /** Whether the caller holds it himself. */
  held: Type.Boolean({ title: 'Held' }),
})
export type PermissionChoice = Static<typeof PermissionChoice>

/** What a role is granted. */
const RoleGrants = Type.Object({
  roleId: Id('Role'),
  roleName: Str('Role', 200),
  roleCode: Str('Role code', 100),
  permissionIds: Type.String({ title: 'Granted', description: 'Ids with commas between.' }),
  grants: Type.String({
    title: 'Granted, with rules',
    description: 'The same, and `menu/rule` for each data rule that goes with a menu.',
  }),
})
export const roleGrantsModel = defineModel('RoleGrants', RoleGrants)

/** Ids with commas between; a trailing one is ignored. */
const Ids = Type.String({ description: 'Ids with commas between.', maxLength: 500_000 })

/** Stock clients send what stood there before as well: only the difference is applied. */
export const SaveRolePermission = Type.Object({
  roleId: Id('Role'),
  permissionIds: Ids,
  lastpermissionIds: Type.Optional(Nullable(Ids)),
})
export type SaveRolePermission = Static<typeof SaveRolePermission>

const open = Type.Object({})
const branches = Type.Array(PermissionBranch)

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
    args: Type.Object(
      {
        url: Type.String({
          title: 'Address',
          minLength: 1,
          maxLength: 255,
          description: 'Of a menu, whole.',
        }),
      },
      { additionalProperties: false },
    ),
    result: Type.Boolean(),
  },
  'permission.choices': { args: none, result: Type.Array(PermissionChoice) },
  'permission.add': { args: NewPermission, result: PermissionSaved },
  'permission.edit': { args: EditPermission, result: PermissionSaved },
  'permission.delete': { args: byId, result: Type.Null() },
  'permission.deleteBatch': { args: Type.Object({ ids: Ids }), result: Type.Null() },
  'permission.checkUrl': { args: DuplicatePermission, result: Type.Null() },
  'permission.lines': { args: none, result: Type.Array(PermissionLine) },
  'permission.get': {
    args: Type.Object({ id: Id('Id') }, { additionalProperties: false }),
    result: PermissionEntry,
    model: 'Permission',
  },
  'permission.pages': { args: none, result: Type.Array(MenuPage) },
  'permission.move': { args: MovePermission, result: Type.Null() },
  'permission.grants': {
    args: Type.Object({ roleId: Id('Role') }, { additionalProperties: false }),
    result: RoleGrants,
    model: 'RoleGrants',
  },
} satisfies Record<string, OperationShapes>
