import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import {
  byId,
  Count,
  Day,
  DictValue,
  Fen,
  Id,
  Maybe,
  NonBlank,
  Nullable,
  noArgs,
  Ppm,
  Str,
  Time,
  Version,
} from '../scalars.ts'
import { ChannelAnswer } from './channel-request.ts'
import { payChannelModel } from './pay-channel.ts'

/** An operation that the server requests from a payment channel, such as onboarding. */
export const ChannelOperation = Type.Object({
  id: Id('Id'),
  requestNo: Str('Request number', 32),
  kind: DictValue('Type', 'channel_operation_kind'),
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop', 100),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  merchantId: Nullable(Id('Merchant id')),
  amountFen: Nullable(Fen('Amount')),
  status: DictValue('Status', 'channel_operation_status'),
  failReason: Nullable(Str('Reason', 500)),
  isUncertain: Type.Boolean({ title: 'Result unknown' }),
  attempt: Count('Attempts'),
  nextTime: Nullable(Time('Next request')),
  finishTime: Nullable(Time('Finished')),
  signedBy: Nullable(Str('Approved by', 100)),
  version: Version,
  createBy: Nullable(Str('Created by', 100)),
  createTime: Nullable(Time('Created')),
  updateTime: Nullable(Time('Updated')),
})
export type ChannelOperation = Static<typeof ChannelOperation>

/** Model of channel operations, with the sorts and filters of their list. */
export const channelOperationModel = defineModel(
  {
    name: 'ChannelOperation',
    title: 'Channel operation',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  ChannelOperation,
  {
    sortable: ['createTime'],
    filters: {
      requestNo: ['eq', 'starts'],
      kind: ['eq', 'in'],
      shopId: ['eq', 'in'],
      channelCode: ['eq', 'in'],
      merchantId: ['eq'],
      status: ['eq', 'in'],
      createTime: ['between'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/** A field of a request to a channel, or of the channel's answer. The value is masked. */
const MessageField = Type.Object({ name: Str('Name', 100), value: Str('Value', 500) })
export type MessageField = Static<typeof MessageField>

const TimelineStep = Type.Object({
  id: Str('Id', 64),
  transition: Str('Transition', 40),
  toStatus: DictValue('Status', 'channel_operation_status'),
  reason: Nullable(Str('Reason', 500)),
  by: Str('User', 100),
  byName: Nullable(Str('Name of the user', 100)),
  time: Time('Time'),
})

/** A channel operation with the masked fields of its request and answer, and with its transitions. */
export const ChannelOperationDetail = Type.Object({
  ...ChannelOperation.properties,
  request: Type.Array(MessageField, { title: 'Request' }),
  response: Type.Array(MessageField, { title: 'Answer' }),
  timeline: Type.Array(TimelineStep, { title: 'Timeline' }),
})
export type ChannelOperationDetail = Static<typeof ChannelOperationDetail>
export const channelOperationDetailModel = defineModel(
  { name: 'ChannelOperationDetail', title: 'Channel operation with its messages' },
  ChannelOperationDetail,
)

const OperationRef = strictObject({ id: Id('Id'), version: Version })

/**
 * Id of the merchant to change, the version that the user has seen, and the approval token of a second user.
 */
const signedChange = {
  merchantId: Id('Merchant id'),
  version: Version,
  signature: Type.Optional(Str('Approval', 100)),
}

/** Changes the rate of a merchant. */
export const ChangeRate = strictObject({
  ...signedChange,
  ratePpm: Ppm('Rate', { minimum: 0, maximum: 100_000 }),
  effectiveDate: Day('Effective from'),
})
export type ChangeRate = Static<typeof ChangeRate>

/** Changes the settlement account of a merchant. */
export const ChangeCard = strictObject({
  ...signedChange,
  accountKind: Type.Enum(['CORPORATE', 'PERSONAL'], { title: 'Account type' }),
  holder: NonBlank('Account holder', 100),
  accountNo: withMask('account', Type.String({ title: 'Account number', pattern: '^\\d{8,30}$' })),
  bankName: NonBlank('Bank', 100),
  bankBranch: Maybe(Str('Branch', 200)),
  reservedMobile: Maybe(
    withMask('phone', Type.String({ title: 'Reserved mobile', pattern: '^[0-9+ -]{5,20}$' })),
  ),
})
export type ChangeCard = Static<typeof ChangeCard>

/** Id of a merchant, and the version that the user has seen. */
const MerchantRef = strictObject({ merchantId: Id('Merchant id'), version: Version })

export const channelOperationShapes = {
  'channelOperation.list': { args: noArgs, model: channelOperationModel },
  'channelOperation.get': { args: strictObject(byId.properties), model: channelOperationDetailModel },
  'channelOperation.cancel': { args: OperationRef, model: channelOperationModel },
  'channelOperation.retry': { args: OperationRef, model: channelOperationModel },
  'channelOperation.sendNow': { args: OperationRef, model: channelOperationModel },
  'channelMerchant.changeRate': { args: ChangeRate, model: channelOperationModel },
  'channelMerchant.changeCard': { args: ChangeCard, model: channelOperationModel },
  'channelMerchant.queryBalance': { args: MerchantRef, model: channelOperationModel },
  'channelMerchant.onboard': { args: MerchantRef, model: channelOperationModel },
  'channelMerchant.close': { args: MerchantRef, model: channelOperationModel },
  'payChannel.closeBreaker': { args: strictObject(byId.properties), model: payChannelModel },
  'channelCallback.receive': {
    args: strictObject({ code: Str('Channel', 32), ...ChannelAnswer.properties }),
    result: Type.Object({ isApplied: Type.Boolean({ title: 'Applied' }) }),
  },
} satisfies Record<string, OperationContract>
