import { visitorErrorCodes } from '#schemas/operations'
import { defineHttpError, givenWords } from '../../platform/http/errors.ts'
import type { LocalizedText } from '../../platform/http/locale.ts'

export const usernameInvalid = defineHttpError(
  'REGISTER_USERNAME_INVALID',
  400,
  {
    en: 'Use 2 to 50 letters, digits, dots, hyphens or underscores',
    zh: '用户名为 2 到 50 位字母、数字、点、横线或下划线',
  },
  { contractCode: visitorErrorCodes.usernameTaken },
)
export const emailInvalid = defineHttpError(
  'REGISTER_EMAIL_INVALID',
  400,
  {
    en: 'Enter a valid email address',
    zh: '邮箱格式不正确',
  },
  { contractCode: visitorErrorCodes.emailTaken },
)
export const usernameTaken = defineHttpError(
  'REGISTER_USERNAME_TAKEN',
  409,
  {
    en: 'User name already in use',
    zh: '用户名已注册',
  },
  { contractCode: visitorErrorCodes.usernameTaken },
)
export const phoneTaken = defineHttpError(
  'REGISTER_PHONE_TAKEN',
  409,
  {
    en: 'Mobile number already registered',
    zh: '该手机号已注册',
  },
  { contractCode: visitorErrorCodes.phone },
)
export const emailTaken = defineHttpError(
  'REGISTER_EMAIL_TAKEN',
  409,
  {
    en: 'Email address already registered',
    zh: '邮箱已被注册',
  },
  { contractCode: visitorErrorCodes.emailTaken },
)
export const registrationClosed = defineHttpError('REGISTER_CLOSED', 403, {
  en: 'Registration is closed. Ask an administrator.',
  zh: '未开放注册，请联系管理员',
})
/**
 * Error of a password reset token that is unknown, used or expired, or that belongs to another user or phone.
 * All cases get the same error.
 */
export const proofInvalid = defineHttpError(
  'PASSWORD_PROOF_INVALID',
  400,
  {
    en: 'Verify your phone again',
    zh: '手机验证已失效，请重新验证',
  },
  { contractCode: visitorErrorCodes.proofGone },
)
export const accountExists = defineHttpError('CHECK_ACCOUNT_EXISTS', 409, {
  en: 'Already in use by an account',
  zh: '用户账号已存在',
})
/**
 * Error of too many checks from one address. The HTTP status is 429 even on JeecgBoot's paths, since
 * JeecgBoot's forms show any other failure as "already in use".
 */
export const tooManyChecks = defineHttpError<{ seconds: number }>(
  'CHECK_TOO_MANY',
  429,
  {
    en: ({ seconds }) => `Too many checks from this address. Wait ${seconds} s.`,
    zh: ({ seconds }) => `校验过于频繁，请 ${seconds} 秒后再试`,
  },
  { transport: true },
)
/** Error of a weak password. A visitor's form shows it at the password field. */
export const visitorPasswordWeak = defineHttpError<LocalizedText>('VISITOR_PASSWORD_WEAK', 400, givenWords, {
  contractCode: visitorErrorCodes.passwordWeak,
})
