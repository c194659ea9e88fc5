import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { PermissionOption, PermissionTree } from '../permission/shapes.ts'
import { auditFields, Code, Count, Id, Maybe, NonBlank, Nullable, noArgs, Str, Time } from '../scalars.ts'

/** A role of a single department. Only members of this department can have the role. */
export const DepartRole = Type.Object({
  id: Id('Id'),
  departId: Id('Department'),
  departId_dictText: Str('Department', 100),
  roleName: Str('Role', 200),
  roleCode: Str('Role code', 100),
  description: Nullable(Str('Description', 255)),
  userCount: Count('People'),
  ...auditFields,
  createTime: Time('Created'),
})
export type DepartRole = Static<typeof DepartRole>

/** Queries use the parameter name `deptId` for the department, as the JeecgBoot contract does. */
export const departRoleModel = defineModel(
  {
    name: 'DepartRole',
    title: 'Department role',
    relations: { department: { model: 'Depart', field: 'departId' } },
  },
  DepartRole,
  {
    sortable: ['roleName', 'roleCode', 'createTime'],
    filters: { departId: ['eq'], roleName: ['like'], roleCode: ['like'] },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/**
 * Editable fields of a department role. JeecgBoot clients send complete records, of which the server reads
 * only these fields.
 */
const editable = {
  roleName: NonBlank('Role', 200),
  roleCode: Code('Role code'),
  description: Maybe(Str('Description', 255)),
}
export const NewDepartRole = Type.Object({ departId: Id('Department'), ...editable })
export type NewDepartRole = Static<typeof NewDepartRole>
const EditDepartRole = Type.Object({ id: Id('Id'), ...editable })

/** The assignment of a department role to a user. */
export const DepartRoleUser = Type.Object({ id: Id('Id'), userId: Id('User'), droleId: Id('Role') })
export type DepartRoleUser = Static<typeof DepartRoleUser>

const granted = Type.String({ title: 'Granted', description: 'Ids, separated by commas.' })

/** Permissions that a department has. */
const DepartGrants = Type.Object({
  departId: Id('Department'),
  departName: Str('Department', 100),
  permissionIds: granted,
})
export const departGrantsModel = defineModel(
  {
    name: 'DepartGrants',
    title: 'Permissions of a department',
    relations: { department: { model: 'Depart', field: 'departId' } },
  },
  DepartGrants,
)

/** Permissions that a department role has. */
const DepartRoleGrants = Type.Object({
  roleId: Id('Role'),
  roleName: Str('Role', 200),
  departId: Id('Department'),
  permissionIds: granted,
})
export const departRoleGrantsModel = defineModel(
  {
    name: 'DepartRoleGrants',
    title: 'Permissions of a department role',
    relations: {
      role: { model: 'DepartRole', field: 'roleId' },
      department: { model: 'Depart', field: 'departId' },
    },
  },
  DepartRoleGrants,
)

/** Department roles that one member of the department has. */
const DepartRolesGiven = Type.Object({
  userId: Id('User'),
  realname: Str('Real name', 100),
  departId: Id('Department'),
  roleIds: Type.Array(Type.String(), { title: 'Department roles' }),
})
export const assignedDepartRolesModel = defineModel(
  {
    name: 'DepartRolesGiven',
    title: 'Department roles of a user',
    relations: {
      user: { model: 'SysUser', field: 'userId' },
      department: { model: 'Depart', field: 'departId' },
    },
  },
  DepartRolesGiven,
)

/** Ids, separated by commas. The server ignores a comma at the end. */
const Ids = Type.String({ title: 'Ids', description: 'Ids, separated by commas.', maxLength: 500_000 })

/**
 * JeecgBoot clients also send the previous ids. The server applies only the difference between the previous
 * and the new ids.
 */
const change = { permissionIds: Ids, lastpermissionIds: Maybe(Ids) }
export const SaveDepartPermission = Type.Object({ departId: Id('Department'), ...change })
export type SaveDepartPermission = Static<typeof SaveDepartPermission>
export const SaveDepartRolePermission = Type.Object({ roleId: Id('Role'), ...change })
export type SaveDepartRolePermission = Static<typeof SaveDepartRolePermission>

/**
 * The new and the previous department roles of a user. The server applies only the difference between the
 * previous and the new ids.
 */
export const AssignDepartRoles = Type.Object({
  userId: Id('User'),
  newRoleId: Ids,
  oldRoleId: Maybe(Ids),
})
export type AssignDepartRoles = Static<typeof AssignDepartRoles>

const ofDepart = Type.Object({ departId: Id('Department') })
const ofDepartOnly = strictObject({ departId: Id('Department') })
const ofRole = Type.Object({ roleId: Id('Role') })
const ofUser = { userId: Id('User'), departId: Id('Department') }

export const departRoleShapes = {
  'departPermission.ofDepart': { args: ofDepart, result: Type.Array(Type.String()) },
  'departPermission.save': { args: SaveDepartPermission, result: Type.Null() },
  'departPermission.choices': {
    args: noArgs,
    result: Type.Array(PermissionOption),
  },
  'departPermission.grants': { args: ofDepartOnly, model: departGrantsModel },
  'departRole.tree': { args: ofDepart, result: PermissionTree },
  'departRole.permissions': { args: ofRole, result: Type.Array(Type.String()) },
  'departRole.savePermissions': { args: SaveDepartRolePermission, result: Type.Null() },
  'departRole.choices': { args: ofDepartOnly, result: Type.Array(PermissionOption) },
  'departRole.grants': { args: strictObject({ roleId: Id('Role') }), model: departRoleGrantsModel },
  ...crudShapes('departRole', departRoleModel, { add: NewDepartRole, edit: EditDepartRole }),
  'departRole.list': {
    args: Type.Object({
      deptId: Type.Optional(
        Type.String({ maxLength: 32, description: 'Department id; without it, all managed departments.' }),
      ),
    }),
    model: departRoleModel,
  },
  'departRole.deleteBatch': { args: Type.Object({ ids: Ids }), result: Type.Null() },
  'departRole.ofDepart': {
    args: Type.Object({ departId: Id('Department'), userId: Type.Optional(Type.String({ maxLength: 32 })) }),
    result: Type.Array(DepartRole),
  },
  'departRole.ofUser': {
    args: Type.Object({
      ...ofUser,
      departId: Type.Optional(
        Type.String({
          title: 'Department',
          description: 'Without it, all managed departments.',
          maxLength: 32,
        }),
      ),
    }),
    result: Type.Array(DepartRoleUser),
  },
  'departRole.give': { args: AssignDepartRoles, result: Type.Null() },
  'departRole.given': { args: strictObject(ofUser), model: assignedDepartRolesModel },
} satisfies Record<string, OperationContract>
