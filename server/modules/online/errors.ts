import { defineHttpError } from '../../http/errors.ts'

export const ownSession = defineHttpError('ONLINE_OWN_SESSION', 409, {
  en: 'This is the session you are working in: sign out instead',
  zh: '不能强制退出当前会话，请使用退出登录',
})
