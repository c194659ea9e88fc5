import Type, { type Static } from 'typebox'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationShapes } from '../model.ts'
import { PermissionChoice, PermissionTree } from '../permission/shapes.ts'
import { Count, Given, Id, marks, Nullable, none, Str, Time } from '../scalars.ts'

/** A role of one department, for its people alone. */
export const DepartRole = Type.Object({
  id: Id('Id'),
  departId: Id('Department'),
  departId_dictText: Str('Department', 100),
  roleName: Str('Role', 200),
  roleCode: Str('Role code', 100),
  description: Nullable(Str('Description', 255)),
  userCount: Count('People'),
  ...marks,
  createTime: Time('Created'),
})
export type DepartRole = Static<typeof DepartRole>

/** `deptId` is the contract's name of the department in queries. */
export const departRoleModel = defineModel('DepartRole', DepartRole, {
  sortable: ['roleName', 'roleCode', 'createTime'],
  filters: { departId: ['eq'], roleName: ['like'], roleCode: ['like'] },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/** What is typed of a role. Stock clients send the whole record: what is not here is ignored. */
const written = {
  roleName: Given('Role', 200),
  roleCode: Type.String({
    title: 'Role code',
    minLength: 1,
    maxLength: 100,
    pattern: '^[A-Za-z0-9_][A-Za-z0-9_:.-]*$',
  }),
  description: Type.Optional(Nullable(Str('Description', 255))),
}
export const NewDepartRole = Type.Object({ departId: Id('Department'), ...written })
export type NewDepartRole = Static<typeof NewDepartRole>
const EditDepartRole = Type.Object({ id: Id('Id'), ...written })

/** That a user has a role of a department, as the contract tells it. */
export const DepartRoleUser = Type.Object({ id: Id('Id'), userId: Id('User'), droleId: Id('Role') })
export type DepartRoleUser = Static<typeof DepartRoleUser>

const granted = Type.String({ title: 'Granted', description: 'Ids with commas between.' })

/** What a department is granted. */
const DepartGrants = Type.Object({
  departId: Id('Department'),
  departName: Str('Department', 100),
  permissionIds: granted,
})
export const departGrantsModel = defineModel('DepartGrants', DepartGrants)

/** What a department's role is granted. */
const DepartRoleGrants = Type.Object({
  roleId: Id('Role'),
  roleName: Str('Role', 200),
  departId: Id('Department'),
  permissionIds: granted,
})
export const departRoleGrantsModel = defineModel('DepartRoleGrants', DepartRoleGrants)

/** The roles of a department that somebody of its people has. */
export const DepartRolesGiven = Type.Object({
  userId: Id('User'),
  realname: Str('Name', 100),
  departId: Id('Department'),
  roleIds: Type.Array(Type.String(), { title: 'Department roles' }),
})
export type DepartRolesGiven = Static<typeof DepartRolesGiven>
export const departRolesGivenModel = defineModel('DepartRolesGiven', DepartRolesGiven)

/** Ids with commas between; a trailing one is ignored. */
const Ids = Type.String({ title: 'Ids', description: 'Ids with commas between.', maxLength: 500_000 })

/** Stock clients send what stood there before as well: only the difference is applied. */
const change = { permissionIds: Ids, lastpermissionIds: Type.Optional(Nullable(Ids)) }
export const SaveDepartPermission = Type.Object({ departId: Id('Department'), ...change })
export type SaveDepartPermission = Static<typeof SaveDepartPermission>
export const SaveDepartRolePermission = Type.Object({ roleId: Id('Role'), ...change })
export type SaveDepartRolePermission = Static<typeof SaveDepartRolePermission>

/** Roles of departments that somebody gets, and what he had of them before: only the difference is applied. */
export const GiveDepartRoles = Type.Object({
  userId: Id('User'),
  newRoleId: Ids,
  oldRoleId: Type.Optional(Nullable(Ids)),
})
export type GiveDepartRoles = Static<typeof GiveDepartRoles>

const ofDepart = Type.Object({ departId: Id('Department') })
const ofDepartOnly = Type.Object({ departId: Id('Department') }, { additionalProperties: false })
const ofRole = Type.Object({ roleId: Id('Role') })
const ofUser = { userId: Id('User'), departId: Id('Department') }

export const departRoleShapes = {
  'departPermission.ofDepart': { args: ofDepart, result: Type.Array(Type.String()) },
  'departPermission.save': { args: SaveDepartPermission, result: Type.Null() },
  'departPermission.choices': {
    args: none,
    result: Type.Array(PermissionChoice),
  },
  'departPermission.grants': { args: ofDepartOnly, result: DepartGrants, model: 'DepartGrants' },
  'departRole.tree': { args: ofDepart, result: PermissionTree },
  'departRole.permissions': { args: ofRole, result: Type.Array(Type.String()) },
  'departRole.savePermissions': { args: SaveDepartRolePermission, result: Type.Null() },
  'departRole.choices': { args: ofDepartOnly, result: Type.Array(PermissionChoice) },
  'departRole.grants': {
    args: Type.Object({ roleId: Id('Role') }, { additionalProperties: false }),
    result: DepartRoleGrants,
    model: 'DepartRoleGrants',
  },
  ...crudShapes('departRole', departRoleModel, { add: NewDepartRole, edit: EditDepartRole }),
  'departRole.list': {
    args: Type.Object({
      deptId: Type.Optional(
        Type.String({ maxLength: 32, description: 'Of this department; of all in reach without it.' }),
      ),
    }),
    result: DepartRole,
    model: 'DepartRole',
  },
  'departRole.deleteBatch': { args: Type.Object({ ids: Ids }), result: Type.Null() },
  'departRole.ofDepart': {
    args: Type.Object({ departId: Id('Department'), userId: Type.Optional(Type.String({ maxLength: 32 })) }),
    result: Type.Array(DepartRole),
  },
  'departRole.ofUser': { args: Type.Object(ofUser), result: Type.Array(DepartRoleUser) },
  'departRole.give': { args: GiveDepartRoles, result: Type.Null() },
  'departRole.given': {
    args: Type.Object(ofUser, { additionalProperties: false }),
    result: DepartRolesGiven,
    model: 'DepartRolesGiven',
  },
} satisfies Record<string, OperationShapes>
