import { defineHttpError } from '../../platform/http/errors.ts'

/**
 * Error of a role that is unknown, or that belongs to a department which the caller doesn't manage. Both
 * cases get the same error.
 */
export const departRoleNotFound = defineHttpError('DEPART_ROLE_NOT_FOUND', 404, {
  en: 'Department role not found',
  zh: '部门角色不存在',
})
export const departRoleCodeTaken = defineHttpError('DEPART_ROLE_CODE_TAKEN', 409, {
  en: 'Code already in use',
  zh: '部门角色编码已存在',
})
export const departRoleInUse = defineHttpError<{ roleName: string; users: number }>(
  'DEPART_ROLE_IN_USE',
  409,
  {
    en: ({ roleName, users }) =>
      users === 1
        ? `One person has the role ${roleName}. Remove the role first.`
        : `${users} people have the role ${roleName}. Remove the role first.`,
    zh: ({ roleName, users }) => `部门角色“${roleName}”正被 ${users} 名人员使用，请先取消分配`,
  },
)
export const departRoleNotManageable = defineHttpError('DEPART_ROLE_BEYOND', 409, {
  en: 'A department role can have only permissions granted to its department',
  zh: '部门角色只能拥有部门已被授予的权限',
})
export const departRoleUserNotMember = defineHttpError('DEPART_ROLE_STRANGER', 409, {
  en: 'Department roles can be assigned only to people in the department',
  zh: '只能为本部门人员分配部门角色',
})
