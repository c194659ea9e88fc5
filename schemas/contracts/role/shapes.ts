import Type, { type Static } from 'typebox'
import { crudShapes } from '../crud.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { auditFields, Code, Id, Ids, Maybe, NonBlank, Nullable, Str, Time, textLanguage } from '../scalars.ts'

export const SysRole = Type.Object({
  id: Id('Id'),
  roleName: Str('Role', 200),
  roleCode: Str('Role code', 100),
  description: Nullable(Str('Description', 255)),
  ...textLanguage,
  ...auditFields,
})
export type SysRole = Static<typeof SysRole>

export const roleModel = defineModel({ name: 'SysRole', title: 'Role' }, SysRole, {
  sortable: ['roleName', 'roleCode', 'createTime'],
  filters: {
    roleName: ['like'],
    roleCode: ['like'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

/**
 * Editable fields of a role. JeecgBoot clients send complete records, of which the server reads only these
 * fields.
 */
const editable = {
  roleName: NonBlank('Role', 200),
  roleCode: Code('Role code'),
  description: Maybe(Str('Description', 255)),
}
export const NewRole = Type.Object(editable)
export type NewRole = Static<typeof NewRole>
const EditRole = Type.Object({ id: Id('Id'), ...textLanguage, ...editable })

/** A user who has the role. */
export const RoleUser = Type.Object({
  id: Id('Id'),
  username: Str('User name', 100),
  realname: Str('Real name', 100),
  sex: Nullable(Type.Integer({ title: 'Sex' })),
  workNo: Nullable(Str('Work number', 100)),
  orgCode: Nullable(Str('Department', 64)),
  status: Type.Integer({ title: 'Status', 'x-dict': 'user_status' }),
  createTime: Nullable(Time('Created')),
})
export type RoleUser = Static<typeof RoleUser>
export const roleUserModel = defineModel({ name: 'RoleUser', title: 'User of a role' }, RoleUser, {
  sortable: ['username'],
  filters: { username: ['like'] },
  defaultSort: { field: 'username', order: 'asc' },
})

export const roleShapes = {
  'role.all': { args: Type.Object({}), result: Type.Array(SysRole) },
  'role.byType': {
    args: Type.Object({
      type: Type.Optional(Str('Type', 100)),
    }),
    result: Type.Array(SysRole),
  },
  ...crudShapes('role', roleModel, { add: NewRole, edit: EditRole }),
  'role.checkCode': {
    args: Type.Object({ id: Type.Optional(Str('Id', 32)), roleCode: Str('Role code', 100) }),
    result: Type.Boolean(),
  },
  'role.users': {
    args: Type.Object({
      roleId: Id('Role'),
      username: Type.Optional(Str('User name', 100)),
      pageNo: Type.Optional(Type.Integer({ description: 'Page number from 1; at most row 10,000.' })),
      pageSize: Type.Optional(Type.Integer()),
    }),
    model: roleUserModel,
  },
  'role.addUsers': {
    args: Type.Object({
      roleId: Id('Role'),
      userIdList: Type.Array(Id('User'), { title: 'Users', minItems: 1, maxItems: 1000 }),
    }),
    result: Type.Null(),
  },
  'role.removeUser': { args: Type.Object({ roleId: Id('Role'), userId: Id('User') }), result: Type.Null() },
  'role.removeUsers': {
    args: Type.Object({ roleId: Id('Role'), userIds: Ids }),
    result: Type.Null(),
  },
} satisfies Record<string, OperationContract>
