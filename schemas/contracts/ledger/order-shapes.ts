import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Day, DictValue, Fen, Id, Nullable, noArgs, Ppm, Str, Time } from '../scalars.ts'
import { ListTotals, ListTotalsQuery } from '../totals.ts'

/** The amount of one receiver, inside its ledger order. */
const LedgerOrderPart = Type.Object({
  id: Id('Id'),
  receiverName: Str('Receiver', 100),
  accountRef: Str('Account reference', 100),
  sharePpm: Nullable(Ppm('Share')),
  fixedFen: Nullable(Fen('Fixed amount')),
  amountFen: Fen('Amount'),
  status: DictValue('Status', 'ledger_detail_status'),
})

/** A ledger order: the split of a shop's income on one trade day, with the amounts of the receivers. */
export const LedgerOrder = Type.Object({
  id: Id('Id'),
  orderNo: Str('Order number', 40),
  shopId: Id('Shop id'),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  tradeDate: Day('Trade day'),
  settleDate: Day('Settlement date'),
  billId: Id('Bill id'),
  billNo: Str('Bill number', 32),
  billStatus: DictValue('Bill status', 'settle_bill_status'),
  ruleName: Str('Ledger rule', 100),
  incomeFen: Fen('Income'),
  splitFen: Fen('Split'),
  restFen: Fen('To the shop'),
  status: DictValue('Status', 'ledger_order_status'),
  details: Type.Array(LedgerOrderPart, { title: 'Receivers' }),
  createTime: Time('Created'),
})
export type LedgerOrder = Static<typeof LedgerOrder>

/** Model of ledger orders. */
export const ledgerOrderModel = defineModel(
  {
    name: 'LedgerOrder',
    title: 'Ledger order',
    relations: {
      shop: { model: 'ShopBasicInfo', field: 'shopId' },
      bill: { model: 'SettleBill', field: 'billId' },
    },
  },
  LedgerOrder,
  {
    sortable: ['createTime'],
    filters: {
      orderNo: ['eq', 'starts'],
      shopId: ['eq', 'in'],
      channelCode: ['eq', 'in'],
      settleDate: ['between'],
      billId: ['eq'],
      billStatus: ['eq', 'in'],
      status: ['eq', 'in'],
      createTime: ['between'],
    },
    totals: ['incomeFen', 'splitFen'],
    defaultSort: { field: 'createTime', order: 'desc' },
  },
)

/** Maximum number of steps that the timeline of a ledger order contains. Older steps are left out. */
export const MAX_LEDGER_STEPS = 200

/** A transition of a ledger order, or of the amount of one of its receivers. */
export const LedgerStep = Type.Object({
  id: Id('Id'),
  receiverName: Nullable(Str('Receiver', 100)),
  orderStatus: Nullable(DictValue('Status', 'ledger_order_status')),
  detailStatus: Nullable(DictValue('Status', 'ledger_detail_status')),
  reason: Nullable(Str('Reason', 500)),
  by: Str('By', 100),
  byName: Nullable(Str('Name of the user', 100)),
  time: Time('Time'),
})
export type LedgerStep = Static<typeof LedgerStep>

export const ledgerOrderShapes = {
  'ledgerOrder.list': { args: noArgs, model: ledgerOrderModel },
  'ledgerOrder.totals': { args: ListTotalsQuery, result: ListTotals },
  'ledgerOrder.get': { args: strictObject({ id: Id('Id') }), model: ledgerOrderModel },
  'ledgerOrder.timeline': {
    args: strictObject({ id: Id('Id') }),
    result: Type.Array(LedgerStep, { title: 'Timeline', maxItems: MAX_LEDGER_STEPS }),
  },
} satisfies Record<string, OperationContract>
