import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel } from '../model.ts'
import { Id, Maybe, NonBlank, Nullable, Str } from '../scalars.ts'

const Kind = Type.Integer({ title: 'Type', description: '0 root menu, 1 sub-menu, 2 button.' })

/** A menu or a button with the fields of its edit form. */
export const PermissionEntry = Type.Object({
  id: Id('Id'),
  parentId: Nullable(Id('Parent')),
  name: Str('Name', 100),
  nameEn: Nullable(Str('English name', 100)),
  menuType: Kind,
  perms: Nullable(Str('Code', 255)),
  url: Nullable(Str('Path', 255)),
  component: Nullable(Str('Page', 255)),
  componentName: Nullable(Str('Name of the page', 100)),
  redirect: Nullable(Str('Redirects to', 255)),
  icon: Nullable(Str('Icon', 100)),
  sortNo: Type.Number({ title: 'Order' }),
  description: Nullable(Str('Description', 255)),
  status: Str('Access control', 2),
  route: Type.Boolean({ title: 'Has an address' }),
  hidden: Type.Boolean({ title: 'Hidden' }),
  keepAlive: Type.Boolean({ title: 'Page state kept' }),
  alwaysShow: Type.Boolean({ title: 'Children hidden' }),
  internalOrExternal: Type.Boolean({ title: 'Opens in a new tab' }),
  /** True if the menu or button is shipped with the product. */
  shipped: Type.Boolean({ title: 'Built-in' }),
  version: Type.Integer({ title: 'Version' }),
})
export type PermissionEntry = Static<typeof PermissionEntry>
export const permissionModel = defineModel(
  {
    name: 'Permission',
    title: 'Menu entry',
    relations: { parent: { model: 'Permission', field: 'parentId' } },
  },
  PermissionEntry,
)

const { id, parentId, menuType, perms, url, component, icon, sortNo, status } = PermissionEntry.properties
const { hidden, internalOrExternal, shipped } = PermissionEntry.properties

/** A menu or a button as a row of the administration tree, in the order of the menu. */
export const PermissionRow = Type.Object({
  id,
  parentId,
  title: Str('Name', 200),
  menuType,
  perms,
  url,
  component,
  icon,
  sortNo,
  status,
  hidden,
  internalOrExternal,
  shipped,
  /** True if the menu or button can't be deleted, because login or menu administration needs it. */
  kept: Type.Boolean({ title: 'Stays' }),
  /** True if the product has no page for the component path of the menu. */
  pageMissing: Type.Boolean({ title: 'Page missing' }),
})
export type PermissionRow = Static<typeof PermissionRow>

/** A page that a menu can open. */
export const MenuPage = Type.Object({
  id: Str('Page', 255),
  title: Str('Title', 500),
  /** Permission code that the page requires. */
  code: Nullable(Str('Code', 255)),
  kind: Type.Union([Type.Literal('page'), Type.Literal('layout')], { title: 'Type' }),
})
export type MenuPage = Static<typeof MenuPage>

const text = (title: string, maxLength: number) => Maybe(Str(title, maxLength))
/** A boolean. Newer JeecgBoot clients send booleans, older ones send 0 and 1. */
const flag = (title: string) =>
  Type.Optional(
    Type.Union([Type.Boolean(), Type.Integer({ minimum: 0, maximum: 1 }), Type.Null()], { title }),
  )

/**
 * Editable fields of a menu or button. JeecgBoot clients send complete records, of which the server reads
 * only these fields.
 */
const editable = {
  name: NonBlank('Name', 100),
  nameEn: text('English name', 100),
  parentId: text('Parent', 32),
  menuType: Maybe(Type.Integer({ title: 'Type', minimum: 0, maximum: 2 })),
  perms: text('Code', 255),
  permsType: Maybe(
    Type.String({
      title: 'Without the right',
      pattern: '^[012]?$',
      description: '1 hidden, 2 disabled; 0, the default of JeecgBoot, means 1.',
    }),
  ),
  url: text('Path', 255),
  component: text('Page', 255),
  componentName: text('Name of the page', 100),
  redirect: text('Redirects to', 255),
  icon: text('Icon', 100),
  sortNo: Maybe(Type.Number({ title: 'Order', minimum: -1_000_000, maximum: 1_000_000 })),
  description: text('Description', 255),
  status: Maybe(
    Type.String({
      title: 'Access control',
      pattern: '^[01]?$',
      description: '1 on; 0 off: every user has access.',
    }),
  ),
  route: flag('Has an address'),
  hidden: flag('Hidden'),
  keepAlive: flag('Page state kept'),
  alwaysShow: flag('Children hidden'),
  internalOrExternal: flag('Opens in a new tab'),
}
export const NewPermission = Type.Object(editable)
export type NewPermission = Static<typeof NewPermission>
export const EditPermission = Type.Object({
  id: Id('Id'),
  ...editable,
  version: Maybe(Type.Integer({ title: 'Version' })),
})
export type EditPermission = Static<typeof EditPermission>

export const MovePermission = strictObject({
  id: Id('Id'),
  parentId: Maybe(Str('Parent', 32)),
  before: Maybe(
    Type.String({
      title: 'Before',
      maxLength: 32,
      description: 'Id of the next sibling; without it, the last position.',
    }),
  ),
})
export type MovePermission = Static<typeof MovePermission>

export const DuplicatePermission = Type.Object({
  id: Type.Optional(Str('Id', 32)),
  url: Str('Path', 255),
  alwaysShow: Type.Optional(Type.String({ title: 'Children hidden', maxLength: 10 })),
})
export type DuplicatePermission = Static<typeof DuplicatePermission>
