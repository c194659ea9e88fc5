import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { shopAndChannel } from '../report-relations.ts'
import { Day, DictValue, Fen, Id, Nullable, noArgs, Ppm, Str, Time } from '../scalars.ts'
import { ListTotals, ListTotalsQuery } from '../totals.ts'

/** A payment or a refund. The amount and the fee of a refund are negative. */
export const TradeOrder = Type.Object({
  id: Id('Id'),
  tradeNo: Str('Trade number', 32),
  channelTradeNo: Str('Channel number', 64),
  kind: DictValue('Type', 'trade_order_kind'),
  brandName: Str('Brand'),
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  payMethod: DictValue('Payment method', 'trade_order_pay_method'),
  amountFen: Fen('Amount'),
  ratePpm: Ppm('Rate'),
  feeFen: Fen('Fee'),
  netFen: Fen('Net'),
  payerAccount: Nullable(withMask('account', Str('Payer', 64))),
  paidTime: Time('Paid at'),
  status: DictValue('Status', 'trade_order_status'),
  originTradeNo: Nullable(Str('Original trade', 32)),
  settleDate: Nullable(Day('Settlement date')),
  originalSettleDate: Nullable(Day('Original settlement date')),
  billId: Nullable(Id('Bill')),
  billNo: Nullable(Str('Bill number', 32)),
  createTime: Time('Recorded at'),
})
export type TradeOrder = Static<typeof TradeOrder>

const relations = {
  shop: { model: 'ShopBasicInfo', field: 'shopId' },
  bill: { model: 'SettleBill', field: 'billId' },
} as const

export const tradeOrderModel = defineModel(
  { name: 'TradeOrder', title: 'Trade order', relations },
  TradeOrder,
  {
    sortable: ['paidTime', 'amountFen'],
    filters: {
      tradeNo: ['eq', 'starts'],
      channelTradeNo: ['eq'],
      kind: ['eq', 'in'],
      shopId: ['eq', 'in'],
      channelCode: ['eq', 'in'],
      payMethod: ['eq', 'in'],
      amountFen: ['between', 'gte', 'lte'],
      paidTime: ['between'],
      status: ['eq', 'in'],
      settleDate: ['eq', 'between'],
      originalSettleDate: ['eq', 'between'],
      originTradeNo: ['eq'],
      billId: ['eq'],
    },
    totals: ['amountFen', 'feeFen', 'netFen'],
    defaultSort: { field: 'paidTime', order: 'desc' },
  },
  {
    fields: [
      'shopId',
      'channelCode',
      'kind',
      'payMethod',
      'status',
      'paidTime',
      'settleDate',
      'amountFen',
      'feeFen',
    ],
    relations: shopAndChannel,
  },
)

/**
 * A trade with its refunds. The amount that is left is the amount of a payment less its refunds. For a refund,
 * `originTradeId` is the payment that is paid back.
 */
export const TradeOrderDetail = Type.Object({
  ...TradeOrder.properties,
  refundedFen: Fen('Refunded'),
  restFen: Fen('Not refunded'),
  originTradeId: Nullable(Id('Original trade id')),
})
export type TradeOrderDetail = Static<typeof TradeOrderDetail>

export const tradeOrderDetailModel = defineModel(
  { name: 'TradeOrderDetail', title: 'Trade order with its refunds', relations },
  TradeOrderDetail,
  { sortable: ['paidTime'], filters: {}, defaultSort: { field: 'paidTime', order: 'desc' } },
)

const byId = strictObject({ id: Id('Id') })

export const tradeShapes = {
  'trade.list': { args: noArgs, model: tradeOrderModel },
  'trade.totals': { args: ListTotalsQuery, result: ListTotals },
  'trade.get': { args: byId, model: tradeOrderDetailModel },
} satisfies Record<string, OperationContract>
