import { defineHttpError } from '../../http/errors.ts'

/** What was typed cannot be saved; `fields` says why. */
export const profileInvalid = defineHttpError('PROFILE_INVALID', 400, {
  en: 'Please check what you entered',
  zh: '请检查填写的内容',
})
/** Somebody saved the same profile since it was read: another tab, or an administrator. */
export const profileChanged = defineHttpError('PROFILE_CHANGED', 409, {
  en: 'Your profile was changed elsewhere meanwhile. Load it again to see the change.',
  zh: '个人资料已在别处修改，请重新加载后再保存',
})
/** A session of somebody else answers as one that does not exist. */
export const sessionNotFound = defineHttpError('SESSION_NOT_FOUND', 404, {
  en: 'This session has ended already',
  zh: '该会话已结束',
})
