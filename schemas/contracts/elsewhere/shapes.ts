import Type, { type Static } from 'typebox'
import type { OperationShapes } from '../model.ts'
import { Id, Nullable, none, Str, Time } from '../scalars.ts'
import { LoginResult } from '../system/shapes.ts'

/** What opens one step of a login once: 43 characters of 256 random bits. */
const Ticket = Type.String({ minLength: 1, maxLength: 100 })
const Optional = (maxLength: number) => Type.Optional(Type.Union([Type.String({ maxLength }), Type.Null()]))

/** A ticket of the CAS server, and the address of ours that it was given for. */
export const CasLoginQuery = Type.Object({
  ticket: Type.String({ minLength: 1, maxLength: 512, pattern: '^[\\x21-\\x7e]+$' }),
  service: Type.String({ minLength: 1, maxLength: 1_000 }),
})
export type CasLoginQuery = Static<typeof CasLoginQuery>

/** `uuid` is what the provider's answer was handed over with; user name and password are of the account here. */
export const BindThirdBody = Type.Object({
  uuid: Ticket,
  username: Type.String({ minLength: 1, maxLength: 100 }),
  password: Type.String({ minLength: 1, maxLength: 200 }),
  captcha: Optional(20),
  checkKey: Type.Optional(Type.Union([Type.String({ maxLength: 64 }), Type.Integer(), Type.Null()])),
})
export type BindThirdBody = Static<typeof BindThirdBody>

/** Here `captcha` is the code to sign in that came by SMS. */
export const BindThirdPhoneBody = Type.Object({
  thirdUserUuid: Ticket,
  mobile: Type.String({ maxLength: 20 }),
  captcha: Type.String({ maxLength: 20 }),
})
export type BindThirdPhoneBody = Static<typeof BindThirdPhoneBody>

/** A provider that this server knows, and whether an account there opens the caller's account here. */
export const ThirdAccount = Type.Object({
  source: Str('Provider', 30),
  titles: Type.Record(Type.String(), Type.String()),
  isOffered: Type.Boolean({ description: 'One can go there now: the server is set up for it.' }),
  id: Nullable(Id('Id')),
  thirdUserId: Nullable(Str('Account there', 100)),
  realname: Nullable(Str('Name there', 100)),
  createTime: Nullable(Time('Bound at')),
})
export type ThirdAccount = Static<typeof ThirdAccount>

export const BindOwnThirdBody = Type.Object({ uuid: Ticket }, { additionalProperties: false })
export type BindOwnThirdBody = Static<typeof BindOwnThirdBody>

const Token = Type.String({ description: 'Opens `elsewhere.enter` once, for a minute.' })

export const elsewhereShapes = {
  'elsewhere.cas': { args: CasLoginQuery, result: LoginResult },
  'elsewhere.enter': { args: Type.Object({ token: Ticket }), result: LoginResult },
  'elsewhere.bind': { args: BindThirdBody, result: Token },
  'elsewhere.bindByPhone': { args: BindThirdPhoneBody, result: Token },
  'elsewhere.create': { args: Type.Object({}), result: Type.Null() },
  'account.thirdAccounts': { args: none, result: Type.Array(ThirdAccount) },
  'account.bindThird': { args: BindOwnThirdBody, result: Type.Null() },
  'account.unbindThird': {
    args: Type.Object({ source: Str('Provider', 50) }, { additionalProperties: false }),
    result: Type.Null(),
  },
} satisfies Record<string, OperationShapes>
