import Type, { type Static } from 'typebox'
import type { OperationContract } from '../model.ts'
import { Password } from '../scalars.ts'
import { LoginResult } from '../system/shapes.ts'

const Mobile = Type.String({ maxLength: 20, description: 'Mobile number of eleven digits.' })
const Code = Type.String({ format: 'password', maxLength: 20, description: 'Six-digit SMS code.' })
const Username = Type.String({ maxLength: 100 })
const Optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

/** Purposes of an SMS code: '0' login, '1' registration, '2' password reset. */
const SMS_MODES = ['0', '1', '2'] as const

/**
 * Requests an SMS code. `captcha` and `checkKey` are the answer to the picture captcha. They are needed only
 * if the server requires a captcha.
 */
export const SmsBody = Type.Object({
  mobile: Mobile,
  smsmode: Type.Union([Type.Enum(SMS_MODES), Type.Integer({ minimum: 0, maximum: 2 })]),
  captcha: Optional(20),
  checkKey: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer(), Type.Null()])),
})
export type SmsBody = Static<typeof SmsBody>

/** Signs a user in by phone number. `captcha` is the SMS code. */
export const PhoneLoginBody = Type.Object({
  mobile: Mobile,
  captcha: Code,
  remember_me: Type.Optional(Type.Unknown()),
})
export type PhoneLoginBody = Static<typeof PhoneLoginBody>

export const RegisterBody = Type.Object({
  phone: Mobile,
  smscode: Code,
  username: Username,
  password: Password(),
  email: Optional(100),
})
export type RegisterBody = Static<typeof RegisterBody>

export const PhoneVerificationBody = Type.Object({ phone: Mobile, smscode: Code })
export type PhoneVerificationBody = Static<typeof PhoneVerificationBody>

/**
 * `smscode` is a proof for `visitor.passwordChange`. The proof can be used once, within ten minutes, for this
 * user and phone.
 */
export const PhoneVerification = Type.Object({ smscode: Type.String(), username: Type.String() })
export type PhoneVerification = Static<typeof PhoneVerification>

/**
 * Sets a new password. `smscode` is the proof that `visitor.phoneVerification` returned, not the SMS code.
 */
export const PasswordChangeBody = Type.Object({
  username: Username,
  password: Password(),
  smscode: Type.String({ maxLength: 100 }),
  phone: Mobile,
})
export type PasswordChangeBody = Static<typeof PasswordChangeBody>

/**
 * Asks whether a value is still free: a user name, phone number, email address or staff number. Values of the
 * user with the given `id` are ignored.
 */
export const UniqueUserQuery = Type.Object({
  username: Type.Optional(Username),
  phone: Type.Optional(Type.String({ maxLength: 45 })),
  email: Type.Optional(Type.String({ maxLength: 100 })),
  workNo: Type.Optional(Type.String({ maxLength: 100 })),
  id: Type.Optional(Type.String({ maxLength: 32 })),
})
export type UniqueUserQuery = Static<typeof UniqueUserQuery>

export const visitorShapes = {
  'visitor.sms': { args: SmsBody, result: Type.Null() },
  'visitor.phoneLogin': { args: PhoneLoginBody, result: LoginResult },
  'visitor.register': { args: RegisterBody, result: Type.Null() },
  'visitor.phoneVerification': { args: PhoneVerificationBody, result: PhoneVerification },
  'visitor.passwordChange': { args: PasswordChangeBody, result: Type.Null() },
  'visitor.checkOnlyUser': { args: UniqueUserQuery, result: Type.Boolean() },
} satisfies Record<string, OperationContract>
