import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

export const permissionUnknown = defineHttpError('PERMISSION_UNKNOWN', 404, {
  en: "A selected menu or button doesn't exist",
  zh: '所选菜单或按钮不存在',
})
/** A menu has an invalid value. The message of its field contains the reason. */
export const permissionInvalid = defineHttpError<LocalizedText>('PERMISSION_INVALID', 400, givenWords)
export const permissionTaken = defineHttpError<LocalizedText>('PERMISSION_TAKEN', 409, givenWords)
/** The menu can't have this parent. */
export const permissionPlace = defineHttpError<LocalizedText>('PERMISSION_PLACE', 409, givenWords)
export const permissionShipped = defineHttpError<LocalizedText>('PERMISSION_SHIPPED', 409, {
  en: ({ en }) => `${en} is built-in and can't be changed`,
  zh: ({ zh }) => `${zh}为系统内置，不能修改`,
})
export const permissionKept = defineHttpError<{ name: LocalizedText }>('PERMISSION_KEPT', 409, {
  en: ({ name }) => `${name.en} can't be deleted: required to sign in or edit menus`,
  zh: ({ name }) => `“${name.zh}”不能删除：缺少它将无法登录或维护菜单`,
})
export const permissionInUse = defineHttpError<{ name: LocalizedText; below: number }>(
  'PERMISSION_IN_USE',
  409,
  {
    en: ({ name, below }) =>
      below === 1
        ? `${name.en} has an entry below it. Delete or move it first.`
        : `${name.en} has ${below} entries below it. Delete or move them first.`,
    zh: ({ name, below }) => `“${name.zh}”下还有 ${below} 个菜单或按钮，请先删除或移走`,
  },
)
export const permissionAdminOnly = defineHttpError('PERMISSION_ADMIN_ONLY', 403, {
  en: 'Only administrators can change a code or its access control, because current holders get the new permission',
  zh: '仅管理员可以修改授权标识或授权状态：已获授权的用户会随之获得新的权限',
})
export const permissionChanged = defineHttpError('PERMISSION_CHANGED', 409, {
  en: 'This entry was changed by another user. Reload and try again.',
  zh: '该菜单已被他人修改，请刷新后重试',
})
