import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Id, Nullable, noArgs, Password, Str, Time } from '../scalars.ts'
import { LoginResult } from '../system/shapes.ts'

/** A single-use token for one step of a login. The token encodes 256 random bits in 43 characters. */
const Ticket = Type.String({ minLength: 1, maxLength: 100 })
const Optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

/** A ticket of a CAS server, and the service URL for which the CAS server issued it. */
export const CasLoginQuery = Type.Object({
  ticket: Type.String({ minLength: 1, maxLength: 512, pattern: '^[\\x21-\\x7e]+$' }),
  service: Type.String({ minLength: 1, maxLength: 1_000 }),
})
export type CasLoginQuery = Static<typeof CasLoginQuery>

/**
 * Links an account of an OAuth provider to the user who enters the right password. `uuid` is the ticket from
 * the provider's callback.
 */
export const BindThirdBody = Type.Object({
  uuid: Ticket,
  username: Type.String({ minLength: 1, maxLength: 100 }),
  password: Password('Password', 1),
  captcha: Optional(20),
  checkKey: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer(), Type.Null()])),
})
export type BindThirdBody = Static<typeof BindThirdBody>

/**
 * Links an account of an OAuth provider to the user with the given phone. `captcha` is the login code that
 * the user received by SMS.
 */
export const BindThirdPhoneBody = Type.Object({
  thirdUserUuid: Ticket,
  mobile: Type.String({ maxLength: 20 }),
  captcha: Type.String({ maxLength: 20 }),
})
export type BindThirdPhoneBody = Static<typeof BindThirdPhoneBody>

/** An OAuth provider, and the caller's linked account at this provider, if there is one. */
export const ThirdAccount = Type.Object({
  source: Str('Provider', 30),
  titles: Type.Record(Type.String(), Type.String()),
  isOffered: Type.Boolean({ description: 'The server has credentials for this provider.' }),
  id: Nullable(Id('Id')),
  thirdUserId: Nullable(Str('Account at the provider', 100)),
  realname: Nullable(Str('Name at the provider', 100)),
  createTime: Nullable(Time('Linked at')),
})
export type ThirdAccount = Static<typeof ThirdAccount>

export const BindOwnThirdBody = strictObject({ uuid: Ticket })
export type BindOwnThirdBody = Static<typeof BindOwnThirdBody>

const Token = Type.String({ description: 'Single-use token for `oauth.enter`, valid for one minute.' })

export const oauthShapes = {
  'oauth.cas': { args: CasLoginQuery, result: LoginResult },
  'oauth.enter': { args: Type.Object({ token: Ticket }), result: LoginResult },
  'oauth.bind': { args: BindThirdBody, result: Token },
  'oauth.bindByPhone': { args: BindThirdPhoneBody, result: Token },
  'oauth.create': { args: Type.Object({}), result: Type.Null() },
  'account.thirdAccounts': { args: noArgs, result: Type.Array(ThirdAccount) },
  'account.bindThird': { args: BindOwnThirdBody, result: Type.Null() },
  'account.unbindThird': {
    args: strictObject({ source: Str('Provider', 50) }),
    result: Type.Null(),
  },
} satisfies Record<string, OperationContract>
