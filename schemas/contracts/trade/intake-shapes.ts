import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Count, Fen, Nullable, Str, Time } from '../scalars.ts'

/** Maximum number of trades in one request. */
export const MAX_INTAKE_ROWS = 1_000

/** A payment or a refund that another system reports. The amount of a payment and of a refund is positive. */
export const IntakeTrade = strictObject({
  channelTradeNo: Type.String({
    title: 'Channel number',
    description:
      'Unique number of the trade at the channel. A repeated request with the same content changes nothing.',
    minLength: 1,
    maxLength: 64,
    pattern: '^[!-~]+$',
  }),
  channelCode: Type.String({ title: 'Channel', maxLength: 32 }),
  shopCode: Type.String({ title: 'Shop code', maxLength: 32 }),
  kind: stringEnum(['PAY', 'REFUND'], { title: 'Type' }),
  payMethod: stringEnum(['QR', 'JSAPI', 'APP', 'FACE', 'CARD'], { title: 'Payment method' }),
  amountFen: Fen('Amount', { minimum: 1, maximum: 10_000_000_000 }),
  currency: Type.Optional(
    Type.String({ title: 'Currency', description: 'CNY; other currencies are refused.', maxLength: 3 }),
  ),
  paidTime: Time('Paid at'),
  status: Type.Optional(
    stringEnum(['SUCCESS', 'FAILED', 'CLOSED'], {
      title: 'Status',
      description: 'SUCCESS by default. A refund is always successful.',
    }),
  ),
  payerAccount: Type.Optional(Nullable(Str('Payer', 64))),
  originChannelTradeNo: Type.Optional(
    Nullable(
      Type.String({
        title: 'Channel number of the payment',
        description: 'Required for a refund.',
        maxLength: 64,
      }),
    ),
  ),
})
export type IntakeTrade = Static<typeof IntakeTrade>

/** A request with at most 1,000 trades. A refund may refer to a payment that is earlier in the same list. */
export const IntakeBatch = strictObject({
  trades: Type.Array(IntakeTrade, { title: 'Trades', minItems: 1, maxItems: MAX_INTAKE_ROWS }),
})
export type IntakeBatch = Static<typeof IntakeBatch>

/** Reason why the server refuses a trade, with the field that causes it. */
export const IntakeProblem = Type.Object({
  code: stringEnum(
    [
      'CHANNEL_UNKNOWN',
      'CHANNEL_FORBIDDEN',
      'SHOP_UNKNOWN',
      'SHOP_INACTIVE',
      'MERCHANT_INACTIVE',
      'CURRENCY_UNSUPPORTED',
      'TIME_INVALID',
      'TIME_IN_FUTURE',
      'STATUS_INVALID',
      'ORIGIN_INVALID',
      'REFUND_TOO_LARGE',
      'NUMBER_REUSED',
    ],
    { title: 'Code' },
  ),
  field: Str('Field'),
  message: Str('Message'),
})
export type IntakeProblem = Static<typeof IntakeProblem>

/** Result for one trade: recorded now, already recorded with the same content, or refused. */
export const IntakeResult = Type.Object({
  index: Count('Position'),
  outcome: stringEnum(['CREATED', 'REPEATED', 'REJECTED'], { title: 'Outcome' }),
  tradeNo: Nullable(Str('Trade number', 32)),
  problem: Nullable(IntakeProblem),
})
export type IntakeResult = Static<typeof IntakeResult>

/** Results, in the order of the trades in the request. */
export const IntakeAnswer = Type.Object({
  created: Count('Recorded'),
  repeated: Count('Recorded before'),
  rejected: Count('Refused'),
  results: Type.Array(IntakeResult, { title: 'Trades' }),
})
export type IntakeAnswer = Static<typeof IntakeAnswer>

/** Result for a trade that is recorded. */
export const IntakeReceipt = Type.Object({
  outcome: stringEnum(['CREATED', 'REPEATED'], { title: 'Outcome' }),
  tradeNo: Str('Trade number', 32),
})
export type IntakeReceipt = Static<typeof IntakeReceipt>

export const tradeIntakeShapes = {
  'trade.add': { args: IntakeTrade, result: IntakeReceipt },
  'trade.intake': { args: IntakeTrade, result: IntakeReceipt },
  'trade.intakeBatch': { args: IntakeBatch, result: IntakeAnswer },
} satisfies Record<string, OperationContract>
