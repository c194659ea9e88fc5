import { defineHttpError } from '../../http/errors.ts'

export const casOff = defineHttpError('CAS_OFF', 404, {
  en: 'Single sign-on is not set up here',
  zh: '未启用单点登录',
})
export const casServiceForeign = defineHttpError('CAS_SERVICE_FOREIGN', 400, {
  en: 'This address is none of ours',
  zh: '服务地址不属于本系统',
})
export const casTicketRefused = defineHttpError('CAS_TICKET_REFUSED', 400, {
  en: 'The single sign-on has expired, please try again',
  zh: '单点登录凭证已失效，请重试',
})
/** One answer for unknown and frozen. */
export const casAccountRefused = defineHttpError('CAS_ACCOUNT_REFUSED', 400, {
  en: 'You have no account here that you may sign in to, please ask your administrator',
  zh: '您在本系统没有可用账号，请联系管理员',
})
export const casAway = defineHttpError('CAS_AWAY', 502, {
  en: 'The single sign-on does not answer, please try again later',
  zh: '单点登录服务无响应，请稍后重试',
})
