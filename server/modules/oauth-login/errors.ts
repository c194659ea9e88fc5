import { defineHttpError } from '../../platform/http/errors.ts'

/**
 * Error of a ticket that is unknown, used, expired, or issued for another step. All cases get the same
 * answer.
 */
export const thirdTicketRefused = defineHttpError('THIRD_TICKET_REFUSED', 400, {
  en: 'This sign-in has expired. Start again.',
  zh: '登录已失效，请重新登录',
})
export const thirdAccountRefused = defineHttpError('THIRD_ACCOUNT_REFUSED', 400, {
  en: "The bound account can't be used. Ask an administrator.",
  zh: '绑定的账号不可用，请联系管理员',
})
export const thirdSourceUnknown = defineHttpError('THIRD_SOURCE_UNKNOWN', 404, {
  en: 'Sign-in method not supported',
  zh: '不支持该登录方式',
})
export const thirdBoundElsewhere = defineHttpError('THIRD_BOUND_ELSEWHERE', 409, {
  en: 'Already bound to another user',
  zh: '该第三方账号已绑定其他用户',
})
export const thirdBoundAlready = defineHttpError('THIRD_BOUND_ALREADY', 409, {
  en: 'You already have an account of this provider. Unbind it first.',
  zh: '您已绑定该平台的另一个账号，请先解绑',
})
export const thirdPasswordOneTime = defineHttpError('THIRD_PASSWORD_ONE_TIME', 403, {
  en: "You can't bind an account with a one-time password. Set your own password first.",
  zh: '一次性密码不能用于绑定，请先登录并设置自己的密码',
})
export const thirdNotBound = defineHttpError('THIRD_NOT_BOUND', 404, {
  en: 'You have no account of this provider',
  zh: '您尚未绑定该平台的账号',
})
export const thirdCreateClosed = defineHttpError('THIRD_CREATE_CLOSED', 403, {
  en: "Accounts aren't created automatically. Bind an existing one or ask an administrator.",
  zh: '不支持自动创建账号，请绑定已有账号或联系管理员开通',
})
