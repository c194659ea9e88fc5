import Type from 'typebox'
import { Envelope, type LoginResult, shapes } from '#schemas'
import { ok } from '../http/envelope.ts'
import { type Locale, localizedTo } from '../http/locale.ts'

const signedIn = { en: 'Signed in', zh: '登录成功' }
const result = shapes['session.login']?.result ?? Type.Never()

/** Response schema of sign-ins, the only one in the contract with a text `code`. */
export const LoginAnswer = Type.Object({ ...Envelope(result).properties, code: Type.Literal('200') })

/** Answer of every login type. */
export const loginAnswer = (login: LoginResult, locale: Locale) => ({
  ...ok(login, localizedTo(signedIn, locale)),
  code: '200' as const,
})
