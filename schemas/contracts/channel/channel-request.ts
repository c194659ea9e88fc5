import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { withMask } from '../mask.ts'
import { Day, Fen, Id, Ppm, Str, Time } from '../scalars.ts'

/** Types of operations at a payment channel. */
export const operationKinds = [
  'ONBOARDING',
  'RATE_CHANGE',
  'CARD_CHANGE',
  'BALANCE_QUERY',
  'WITHDRAWAL',
  'REFUND',
  'CLOSE',
  'SPLIT',
  'SPLIT_RETURN',
] as const
export const OperationKind = stringEnum(operationKinds, { title: 'Type' })
export type OperationKind = Static<typeof OperationKind>

/** A settlement account as the server sends it to a channel: with complete, unmasked numbers. */
export const PlainAccount = strictObject({
  kind: stringEnum(['CORPORATE', 'PERSONAL'], { title: 'Account type' }),
  holder: Type.String({ title: 'Account holder', minLength: 1, maxLength: 100, pattern: '\\S' }),
  accountNo: withMask('account', Type.String({ title: 'Account number', pattern: '^\\d{8,30}$' })),
  bankName: Type.String({ title: 'Bank', minLength: 1, maxLength: 100, pattern: '\\S' }),
  bankBranch: Type.Optional(Str('Branch', 200)),
  reservedMobile: Type.Optional(withMask('phone', Str('Reserved mobile', 32))),
})
export type PlainAccount = Static<typeof PlainAccount>

/** Parameters of an operation that are stored unencrypted, because they identify no person and no account. */
export const OperationParams = strictObject({
  ratePpm: Type.Optional(Ppm('Rate')),
  effectiveDate: Type.Optional(Day('Effective from')),
  reference: Type.Optional(Str('Reference', 64)),
  originTradeNo: Type.Optional(Str('Original trade number', 64)),
  receiverRef: Type.Optional(Str('Account reference', 100)),
})
export type OperationParams = Static<typeof OperationParams>

/** A request to a payment channel. `requestNo` is its idempotency key. */
export const ChannelRequest = strictObject({
  requestNo: Id('Request number'),
  kind: OperationKind,
  attempt: Type.Integer({ title: 'Attempt', minimum: 1 }),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop', 100),
  merchantNo: Type.Optional(Str('Merchant number', 64)),
  amountFen: Type.Optional(Fen('Amount')),
  currency: Type.Optional(Type.Literal('CNY', { title: 'Currency' })),
  ...OperationParams.properties,
  licenceNo: Type.Optional(Str('Licence number', 32)),
  legalPerson: Type.Optional(Str('Legal representative', 100)),
  legalIdNo: Type.Optional(withMask('idNumber', Str("Legal representative's ID number", 64))),
  account: Type.Optional(PlainAccount),
})
export type ChannelRequest = Static<typeof ChannelRequest>

/** The answer of a payment channel to a request. A gateway may leave out `attempt`. */
export const ChannelAnswer = Type.Object({
  requestNo: Id('Request number'),
  attempt: Type.Optional(Type.Integer({ title: 'Attempt', minimum: 1 })),
  status: stringEnum(['PROCESSING', 'SUCCEEDED', 'FAILED', 'REJECTED'], { title: 'Status' }),
  channelNo: Type.Optional(Str('Number at the channel', 64)),
  merchantNo: Type.Optional(Type.String({ title: 'Merchant number', minLength: 1, maxLength: 64 })),
  balanceFen: Type.Optional(Fen('Balance', { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })),
  message: Type.Optional(Str('Message', 500)),
})
export type ChannelAnswer = Static<typeof ChannelAnswer>

/** A line in the daily statement of a channel. */
export const StatementLine = Type.Object({
  channelTradeNo: Type.String({ title: 'Trade number at the channel', minLength: 1, maxLength: 64 }),
  kind: stringEnum(['PAY', 'REFUND'], { title: 'Type' }),
  amountFen: Fen('Amount'),
  feeFen: Fen('Fee'),
  status: Str('Status', 20),
  paidTime: Time('Paid at'),
})
export type StatementLine = Static<typeof StatementLine>
