import { defineHttpError } from '../http/errors.ts'

export const roleNotFound = defineHttpError('ROLE_NOT_FOUND', 404, {
  en: 'Role not found',
  zh: '角色不存在',
})
export const roleCodeTaken = defineHttpError('ROLE_CODE_TAKEN', 409, {
  en: 'Code already in use',
  zh: '角色编码已存在',
})
export const roleInUse = defineHttpError<{ roleName: string; users: number }>('ROLE_IN_USE', 409, {
  en: ({ roleName, users }) =>
    users === 1
      ? `One user has the role ${roleName}. Remove the role first.`
      : `${users} users have the role ${roleName}. Remove the role first.`,
  zh: ({ roleName, users }) => `角色“${roleName}”正被 ${users} 个用户使用，请先解除关联`,
})
export const roleProtected = defineHttpError('ROLE_PROTECTED', 409, {
  en: "The administrator role can't be changed",
  zh: '管理员角色不可修改或删除',
})
export const roleOwn = defineHttpError('ROLE_OWN', 403, {
  en: "You can't change your own roles",
  zh: '不能修改自己拥有的角色',
})
export const roleNotManageable = defineHttpError('ROLE_BEYOND', 403, {
  en: 'You can assign only permissions you have',
  zh: '不能授予超出自身拥有的权限',
})
export const roleLastAdmin = defineHttpError('ROLE_LAST_ADMIN', 409, {
  en: 'At least one active administrator is required',
  zh: '必须至少保留一名有效的管理员',
})
export const roleUserUnknown = defineHttpError('ROLE_USER_UNKNOWN', 404, {
  en: "A selected user doesn't exist",
  zh: '所选用户不存在',
})
