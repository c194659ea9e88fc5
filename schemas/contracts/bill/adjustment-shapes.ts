import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Day, DictValue, Fen, Id, Nullable, noArgs, Str, Time } from '../scalars.ts'
import { ADJUST_REASON } from './shapes.ts'

/**
 * An adjustment of a bill. An adjustment never changes. A counter-adjustment reverses the effect of an
 * adjustment.
 */
export const BillAdjustment = Type.Object({
  id: Id('Id'),
  billId: Id('Bill id'),
  billNo: Str('Bill number', 32),
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  settleDate: Day('Settlement date'),
  billStatus: DictValue('Bill status', 'settle_bill_status'),
  amountFen: Fen('Amount'),
  reason: Str('Reason', ADJUST_REASON.max),
  attachment: Nullable(Str('Attachment', 255)),
  createBy: Str('Adjusted by', 100),
  createByName: Nullable(Str('Name of the user', 100)),
  createTime: Time('Adjusted at'),
  signedBy: Nullable(Str('Approved by', 100)),
  signedByName: Nullable(Str('Name of the approver', 100)),
})
export type BillAdjustment = Static<typeof BillAdjustment>

const relations = {
  bill: { model: 'SettleBill', field: 'billId' },
  shop: { model: 'ShopBasicInfo', field: 'shopId' },
} as const

export const billAdjustmentModel = defineModel(
  { name: 'BillAdjustment', title: 'Bill adjustment', relations },
  BillAdjustment,
  {
    sortable: ['billNo', 'settleDate', 'amountFen', 'createTime'],
    filters: {
      billId: ['eq'],
      billNo: ['eq', 'starts'],
      shopId: ['eq', 'in'],
      channelCode: ['eq', 'in'],
      settleDate: ['eq', 'between'],
      amountFen: ['between', 'gte', 'lte'],
      reason: ['like'],
      createBy: ['eq', 'me'],
      createTime: ['between'],
      signedBy: ['eq', 'me'],
    },
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/** An event of an adjustment, with its time and user. An approval counts from the time of the adjustment. */
export const AdjustmentEvent = Type.Object({
  kind: DictValue('Event', 'bill_adjustment_event'),
  time: Time('Time'),
  by: Str('By', 100),
  byName: Nullable(Str('Name of the user', 100)),
  reason: Nullable(Str('Reason', ADJUST_REASON.max)),
})
export type AdjustmentEvent = Static<typeof AdjustmentEvent>

/** An adjustment with its events, latest first. */
export const BillAdjustmentDetail = Type.Object({
  ...BillAdjustment.properties,
  events: Type.Array(AdjustmentEvent, { title: 'Events', maxItems: 3 }),
})
export type BillAdjustmentDetail = Static<typeof BillAdjustmentDetail>

export const billAdjustmentDetailModel = defineModel(
  { name: 'BillAdjustmentDetail', title: 'Bill adjustment with its events', relations },
  BillAdjustmentDetail,
)

export const billAdjustmentShapes = {
  'bill.adjustments': { args: noArgs, model: billAdjustmentModel },
  'bill.adjustment': { args: strictObject({ id: Id('Id') }), model: billAdjustmentDetailModel },
} satisfies Record<string, OperationContract>
