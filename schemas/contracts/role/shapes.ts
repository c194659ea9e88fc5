import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'

const Text = Type.String()
const NullableText = Type.Union([Type.String(), Type.Null()])

export const SysRole = Type.Object({
  id: Text,
  roleName: Text,
  roleCode: Text,
  description: NullableText,
  createBy: NullableText,
  createTime: NullableText,
  updateBy: NullableText,
  updateTime: NullableText,
})
export type SysRole = Static<typeof SysRole>

export const roleShapes = {
  'role.all': { args: Type.Object({}), result: Type.Array(SysRole) },
} satisfies Record<string, OperationShapes>
