import { defineHttpError, givenWords } from '../http/errors.ts'
import type { LocalizedText } from '../http/locale.ts'

/**
 * The user name is unknown, the account is frozen, or the password is wrong. All these cases get the same
 * error, which therefore doesn't reveal which accounts exist.
 */
export const loginFailed = defineHttpError('LOGIN_REFUSED', 400, {
  en: 'Wrong user name or password',
  zh: '用户名或密码错误',
})
export const captchaMissing = defineHttpError(
  'LOGIN_CAPTCHA_MISSING',
  400,
  { en: 'Enter the code in the image', zh: '验证码无效' },
  { contractCode: 412 },
)
export const captchaWrong = defineHttpError(
  'LOGIN_CAPTCHA_WRONG',
  400,
  { en: 'Wrong verification code', zh: '验证码错误' },
  { contractCode: 412 },
)
export const tooManyLogins = defineHttpError(
  'LOGIN_TOO_MANY',
  429,
  {
    en: 'Too many failed sign-ins. Try again later.',
    zh: '登录失败次数过多，请稍后再试',
  },
  { transport: true },
)
export const tokenInvalid = defineHttpError('TOKEN_INVALID', 400, {
  en: 'The token is not valid!',
  zh: 'Token无效!',
})
export const passwordOfOtherUser = defineHttpError('PASSWORD_OF_ANOTHER', 403, {
  en: 'You may change only your own password!',
  zh: '只允许修改自己的密码！',
})
export const oldPasswordWrong = defineHttpError('PASSWORD_OLD_WRONG', 400, {
  en: 'The old password is wrong!',
  zh: '旧密码输入错误!',
})
export const newPasswordEmpty = defineHttpError('PASSWORD_EMPTY', 400, {
  en: "The new password can't be empty!",
  zh: '新密码不允许为空!',
})
export const passwordsDiffer = defineHttpError('PASSWORD_CONFIRM_DIFFERS', 400, {
  en: 'the two passwords entered differ!',
  zh: '两次输入密码不一致!',
})
export const passwordTooWeak = defineHttpError<LocalizedText>('PASSWORD_WEAK', 400, givenWords)
export const departForeign = defineHttpError('DEPART_FOREIGN', 403, {
  en: "You don't belong to this department",
  zh: '您不属于该部门',
})

/** The session doesn't exist or belongs to another user. */
export const sessionNotFound = defineHttpError('SESSION_NOT_FOUND', 404, {
  en: 'This session has already ended',
  zh: '该会话已结束',
})
