import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

export const userNotFound = defineHttpError('USER_NOT_FOUND', 404, {
  en: 'User not found',
  zh: '用户不存在',
})
/** The data of the user is invalid. The first message in `fields` is also the message of the error. */
export const userInvalid = defineHttpError<LocalizedText>('USER_INVALID', 400, givenWords)
/** Another user already has the value. This user may be in the recycle bin. */
export const userTaken = defineHttpError<LocalizedText>('USER_TAKEN', 409, givenWords)
export const userChanged = defineHttpError('USER_CHANGED', 409, {
  en: 'This user was changed by another user. Reload to see the change.',
  zh: '该用户已被他人修改，请重新加载后再保存',
})
export const userSelf = defineHttpError('USER_SELF', 403, {
  en: "You can't freeze or delete your own account or change your own roles",
  zh: '不能冻结、删除自己或修改自己的角色',
})
export const userNotManageable = defineHttpError('USER_BEYOND', 403, {
  en: "You can't manage this user. Ask an administrator.",
  zh: '该用户的权限或所属部门超出您的管辖范围，请由管理员操作',
})
export const userRoleUnknown = defineHttpError('USER_ROLE_UNKNOWN', 404, {
  en: "A selected role doesn't exist",
  zh: '所选角色不存在',
})
export const userDepartUnknown = defineHttpError('USER_DEPART_UNKNOWN', 404, {
  en: "A selected department doesn't exist",
  zh: '所选部门不存在',
})
export const userDepartForeign = defineHttpError('USER_DEPART_FOREIGN', 400, {
  en: 'A user can manage only departments they belong to',
  zh: '负责部门必须是该用户所属的部门',
})
export const userDepartNeeded = defineHttpError('USER_DEPART_NEEDED', 400, {
  en: "Choose one of your departments, or you won't see this user",
  zh: '请选择您可见的部门，否则您将无法看到该用户',
})
export const userTraces = defineHttpError<{ username: string }>('USER_TRACES', 409, {
  en: ({ username }) => `${username} has log entries and can't be permanently deleted`,
  zh: ({ username }) => `用户“${username}”存在操作记录，不能彻底删除`,
})
export const userTooMany = defineHttpError<{ most: number }>('USER_TOO_MANY', 422, {
  en: ({ most }) => `At most ${most} users at once`,
  zh: ({ most }) => `一次最多 ${most} 个用户`,
})
export const userOwnPassword = defineHttpError('USER_OWN_PASSWORD', 403, {
  en: "You can't set a one-time password for yourself. Change your password in Account settings.",
  zh: '一次性密码只能发给他人，请在账户设置中修改自己的密码',
})
export const userFrozen = defineHttpError<{ username: string }>('USER_FROZEN', 409, {
  en: ({ username }) => `${username} is frozen and can't sign in. Unfreeze the user first.`,
  zh: ({ username }) => `用户“${username}”已冻结，无法登录，请先解冻`,
})
