import Type, { type Static } from 'typebox'
import { strictObject, stringEnum } from '../../meta/strict-object.ts'
import { strictCrudShapes } from '../crud.ts'
import { defineModel } from '../model.ts'
import {
  auditFields,
  Count,
  DictValue,
  Fen,
  Id,
  Maybe,
  Milliseconds,
  NonBlank,
  Nullable,
  Percent,
  Ppm,
  Str,
  Time,
  textLanguage,
  Version,
} from '../scalars.ts'
import { Signature } from '../signature/shapes.ts'

/** The highest rate that a channel may charge, 10 %. The rates of merchants have the same limit. */
const MAX_RATE_PPM = 100_000
/** Upper bound of a channel's payment limits: 1 billion yuan. */
const MAX_LIMIT_FEN = 100_000_000_000
/**
 * The longest delay of the sandbox in ms. This delay is longer than the time limit of a submit, so that a
 * submit can time out.
 */
const MAX_DELAY_MS = 20_000

/**
 * A payment channel with the settings of its adapter. The secret of the channel's key is never sent to
 * clients.
 */
export const PayChannel = Type.Object({
  id: Id('Id'),
  code: DictValue('Channel', 'pay_channel_code'),
  name: Str('Channel name', 100),
  adapter: DictValue('Adapter', 'pay_channel_adapter'),
  ratePpm: Ppm('Default rate'),
  settleCycle: Str('Settlement cycle', 5),
  transactionLimitFen: Nullable(Fen('Limit of a payment')),
  dailyLimitFen: Nullable(Fen('Daily limit of a shop')),
  ledgerCeilingPpm: Ppm('Ledger ceiling'),
  status: DictValue('Status', 'pay_channel_status'),
  sandboxSeed: Str('Seed', 64),
  sandboxDelayMs: Milliseconds('Delay'),
  sandboxFailurePercent: Percent('Failures'),
  sandboxRejectionPercent: Percent('Rejections'),
  sandboxRepeatPercent: Percent('Repeated answers'),
  sandboxIsDown: Type.Boolean({ title: 'Never answers' }),
  gatewayUrl: Nullable(Str('Gateway URL', 500)),
  keyId: Nullable(Str('Key id', 64)),
  isSecretSet: Type.Boolean({ title: 'Secret is set' }),
  breakerState: DictValue('Circuit breaker', 'pay_channel_breaker_state'),
  breakerFailures: Count('Consecutive failures'),
  breakerOpenUntil: Nullable(Time('Open until')),
  waitingOperations: Count('Waiting operations'),
  signedBy: Nullable(Str('Approved by', 100)),
  ...textLanguage,
  version: Version,
  ...auditFields,
})
export type PayChannel = Static<typeof PayChannel>

/** Model of payment channels, with the sorts and filters of the list of channels. */
export const payChannelModel = defineModel({ name: 'PayChannel', title: 'Payment channel' }, PayChannel, {
  sortable: ['code', 'createTime'],
  filters: {
    code: ['eq', 'in'],
    name: ['like'],
    adapter: ['eq', 'in'],
    status: ['eq', 'in'],
    createTime: ['between'],
  },
  defaultSort: { field: 'createTime', order: 'desc' },
})

const settings = {
  name: NonBlank('Channel name', 100),
  adapter: stringEnum(['sandbox', 'http'], { title: 'Adapter' }),
  ratePpm: Ppm('Default rate', { minimum: 0, maximum: MAX_RATE_PPM }),
  settleCycle: Type.String({ title: 'Settlement cycle', pattern: '^[TD]\\+([0-9]|[12][0-9]|30)$' }),
  transactionLimitFen: Maybe(Fen('Limit of a payment', { minimum: 1, maximum: MAX_LIMIT_FEN })),
  dailyLimitFen: Maybe(Fen('Daily limit of a shop', { minimum: 1, maximum: MAX_LIMIT_FEN })),
  ledgerCeilingPpm: Type.Optional(Ppm('Ledger ceiling', { minimum: 0, maximum: 1_000_000 })),
  status: stringEnum(['ACTIVE', 'SUSPENDED'], { title: 'Status' }),
  sandboxSeed: Maybe(Str('Seed', 64)),
  sandboxDelayMs: Maybe(
    Type.Integer({ title: 'Delay', description: 'Milliseconds.', minimum: 0, maximum: MAX_DELAY_MS }),
  ),
  sandboxFailurePercent: Maybe(Percent('Failures')),
  sandboxRejectionPercent: Maybe(Percent('Rejections')),
  sandboxRepeatPercent: Maybe(Percent('Repeated answers')),
  sandboxIsDown: Maybe(Type.Boolean({ title: 'Never answers' })),
  gatewayUrl: Maybe(Str('Gateway URL', 500)),
  keyId: Maybe(Type.String({ title: 'Key id', minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9_-]+$' })),
  secret: Maybe(Type.String({ title: 'Secret', minLength: 32, maxLength: 200, pattern: '^[\\x21-\\x7e]+$' })),
}

/** A new channel. The server reads only the settings that the chosen adapter uses. */
export const NewPayChannel = strictObject({
  code: Type.String({ title: 'Code', pattern: '^[a-z][a-z0-9_-]{1,31}$' }),
  ...settings,
})
export type NewPayChannel = Static<typeof NewPayChannel>
/**
 * A changed channel. An empty secret leaves the stored secret unchanged. A second user must approve a change
 * of the adapter, URL, key or secret.
 */
export const EditPayChannel = strictObject({
  id: Id('Id'),
  version: Version,
  ...textLanguage,
  ...settings,
  signature: Signature,
})
export type EditPayChannel = Static<typeof EditPayChannel>

export const payChannelShapes = strictCrudShapes('payChannel', payChannelModel, {
  add: NewPayChannel,
  edit: EditPayChannel,
})
