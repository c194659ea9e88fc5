import { visitorErrorCodes } from '#schemas/operations'
import { defineHttpError } from '../http/errors.ts'

export const mobileEmpty = defineHttpError(
  'SMS_MOBILE_EMPTY',
  400,
  {
    en: 'Enter your mobile number',
    zh: '请输入手机号',
  },
  { contractCode: visitorErrorCodes.phone },
)
export const mobileInvalid = defineHttpError(
  'SMS_MOBILE_INVALID',
  400,
  {
    en: 'Not a valid mobile number',
    zh: '手机号格式不正确',
  },
  { contractCode: visitorErrorCodes.phone },
)
export const smsUnavailable = defineHttpError('SMS_UNAVAILABLE', 503, {
  en: "SMS codes aren't available. Ask an administrator.",
  zh: '短信服务未开通，请联系管理员',
})
export const smsTooSoon = defineHttpError<{ seconds: number }>(
  'SMS_TOO_SOON',
  429,
  {
    en: ({ seconds }) => `A code was just requested. Wait ${seconds} s.`,
    zh: ({ seconds }) => `验证码请求过于频繁，请 ${seconds} 秒后再试`,
  },
  { contractCode: visitorErrorCodes.phone },
)
/**
 * The code is wrong, used, expired or unknown, or the account is frozen. The error is the same for all these
 * reasons.
 */
export const codeWrong = defineHttpError(
  'SMS_CODE_WRONG',
  400,
  {
    en: 'The code is wrong or expired',
    zh: '手机验证码错误',
  },
  { contractCode: visitorErrorCodes.smsCode },
)
