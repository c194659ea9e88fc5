import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { manyShapes } from '../many.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { shopAndChannel } from '../report-relations.ts'
import { Count, Day, DictValue, Fen, Id, Nullable, noArgs, Reason, Str, Time, Version } from '../scalars.ts'
import { Signature } from '../signature/shapes.ts'
import { ListTotals, ListTotalsQuery } from '../totals.ts'
import { BillEvent, MAX_BILL_EVENTS } from './event-shapes.ts'

/** A bill: the amount that one channel owes one shop for one settlement date. */
export const SettleBill = Type.Object({
  id: Id('Id'),
  billNo: Str('Bill number', 32),
  brandName: Str('Brand'),
  shopId: Id('Shop id'),
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  settleDate: Day('Settlement date'),
  tradeBeginDate: Day('First trade day'),
  tradeEndDate: Day('Last trade day'),
  tradeCount: Count('Payments'),
  refundCount: Count('Refunds'),
  grossFen: Fen('Gross'),
  refundFen: Fen('Refunded'),
  feeFen: Fen('Fees'),
  splitOutFen: Fen('Split out'),
  splitInFen: Fen('Split in'),
  adjustFen: Fen('Adjustments'),
  carryFen: Fen('Carried over'),
  payableFen: Fen('Payable'),
  accountNo: Nullable(withMask('account', Str('Account', 64))),
  status: DictValue('Status', 'settle_bill_status'),
  holdReason: Nullable(Str('Hold reason', 500)),
  confirmBy: Nullable(Str('Confirmed by', 100)),
  confirmTime: Nullable(Time('Confirmed at')),
  releaseBy: Nullable(Str('Released by', 100)),
  releaseTime: Nullable(Time('Released at')),
  settleTime: Nullable(Time('Settled at')),
  failReason: Nullable(Str('Failure reason', 500)),
  createTime: Time('Created'),
  updateTime: Nullable(Time('Updated')),
  version: Version,
})
export type SettleBill = Static<typeof SettleBill>

export const settleBillModel = defineModel(
  {
    name: 'SettleBill',
    title: 'Settlement bill',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  SettleBill,
  {
    sortable: [
      'billNo',
      'shopCode',
      'settleDate',
      'grossFen',
      'refundFen',
      'feeFen',
      'payableFen',
      'tradeCount',
      'createTime',
      'confirmTime',
    ],
    filters: {
      billNo: ['eq', 'starts'],
      shopId: ['eq', 'in'],
      shopCode: ['eq', 'starts'],
      channelCode: ['eq', 'in'],
      status: ['eq', 'in', 'ne', 'nin'],
      settleDate: ['eq', 'between'],
      payableFen: ['between', 'gte', 'lte'],
      confirmBy: ['eq', 'me'],
    },
    totals: [
      'tradeCount',
      'refundCount',
      'grossFen',
      'refundFen',
      'feeFen',
      'splitOutFen',
      'splitInFen',
      'adjustFen',
      'carryFen',
      'payableFen',
    ],
    defaultSort: { field: 'settleDate', order: 'desc' },
  },
  {
    fields: [
      'shopId',
      'channelCode',
      'settleDate',
      'status',
      'confirmBy',
      'confirmTime',
      'createTime',
      'tradeCount',
      'refundCount',
      'grossFen',
      'refundFen',
      'feeFen',
      'splitOutFen',
      'splitInFen',
      'adjustFen',
      'carryFen',
      'payableFen',
    ],
    relations: shopAndChannel,
  },
)

/** One line of a bill. The lines of a bill add up to its payable amount. */
export const SettleBillItem = Type.Object({
  id: Id('Id'),
  kind: DictValue('Type', 'settle_bill_item_kind'),
  tradeDate: Nullable(Day('Trade day')),
  tradeCount: Count('Trades'),
  amountFen: Fen('Amount'),
  remark: Nullable(Str('Remark', 500)),
  adjustedBy: Nullable(Str('Adjusted by', 100)),
  adjustedTime: Nullable(Time('Adjusted at')),
  signedBy: Nullable(Str('Approved by', 100)),
  attachment: Nullable(Str('Attachment', 255)),
})
export type SettleBillItem = Static<typeof SettleBillItem>

export const settleBillItemModel = defineModel({ name: 'SettleBillItem', title: 'Bill line' }, SettleBillItem)

/** A bill with its lines. */
export const SettleBillDetail = Type.Object({
  ...SettleBill.properties,
  items: Type.Array(SettleBillItem, { title: 'Lines' }),
  adjustSignatureFen: Nullable(
    Fen('Approval required from', {
      description:
        'Threshold in fen: the next adjustment needs approval from this absolute amount on. Null: never.',
    }),
  ),
})
export type SettleBillDetail = Static<typeof SettleBillDetail>
export const settleBillDetailModel = defineModel(
  {
    name: 'SettleBillDetail',
    title: 'Settlement bill with its lines',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  SettleBillDetail,
)

/** Id and version of a bill. The server answers 409 if the version is stale. */
export const BillRef = strictObject({ id: Id('Bill'), version: Version })
export type BillRef = Static<typeof BillRef>

export const HoldBill = strictObject({
  ...BillRef.properties,
  reason: Reason(),
})
export type HoldBill = Static<typeof HoldBill>

/** The status of a bill after an operation. */
export const BillChange = Type.Object({
  id: Id('Bill'),
  billNo: Str('Bill number', 32),
  status: DictValue('Status', 'settle_bill_status'),
  version: Type.Integer({ minimum: 0 }),
})
export type BillChange = Static<typeof BillChange>

/** Number and payable amount of the bills in four groups: to confirm, to release, on hold, and released. */
export const BillSummary = Type.Object({
  pendingCount: Count('To confirm'),
  pendingFen: Fen('To confirm, payable'),
  confirmedCount: Count('To release'),
  confirmedFen: Fen('To release, payable'),
  heldCount: Count('On hold'),
  heldFen: Fen('On hold, payable'),
  releasedCount: Count('Released'),
  releasedFen: Fen('Released, payable'),
})
export type BillSummary = Static<typeof BillSummary>

/** Minimum and maximum length of an adjustment's reason, without spaces at its ends. */
export const ADJUST_REASON = { min: 2, max: 200 } as const

/** Adds a positive or negative amount to a bill. The server answers 409 if the version is stale. */
export const AdjustBill = strictObject({
  billId: Id('Bill'),
  amountFen: Fen('Amount', {
    description: 'Signed amount in fen; a negative amount reduces the payout.',
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  }),
  reason: Str('Reason', ADJUST_REASON.max),
  attachment: Type.Optional(Type.String({ title: 'Attachment', maxLength: 255 })),
  version: Version,
  signature: Signature,
})
export type AdjustBill = Static<typeof AdjustBill>

/** The new amount of a bill after an adjustment. */
export const AdjustedBill = Type.Object({
  id: Id('Adjustment'),
  billId: Id('Bill'),
  billNo: Str('Bill number', 32),
  amountFen: Fen('Amount'),
  payableFen: Fen('Payable'),
  carryFen: Fen('Carried over'),
  version: Type.Integer({ minimum: 0 }),
})
export type AdjustedBill = Static<typeof AdjustedBill>

const byId = strictObject({ id: Id('Id') })

export const billShapes = {
  'bill.list': { args: noArgs, model: settleBillModel },
  'bill.totals': { args: ListTotalsQuery, result: ListTotals },
  'bill.get': { args: byId, model: settleBillDetailModel },
  'bill.history': {
    args: byId,
    result: Type.Array(BillEvent, { title: 'Events', maxItems: MAX_BILL_EVENTS }),
  },
  'bill.summary': { args: noArgs, result: BillSummary },
  'bill.confirm': { args: BillRef, result: BillChange },
  'bill.confirmMany': manyShapes({ args: BillRef, result: BillChange }),
  'bill.hold': { args: HoldBill, result: BillChange },
  'bill.unhold': { args: BillRef, result: BillChange },
  'bill.release': { args: BillRef, result: BillChange },
  'bill.releaseMany': manyShapes({ args: BillRef, result: BillChange }),
  'bill.retry': { args: BillRef, result: BillChange },
  'bill.adjust': { args: AdjustBill, result: AdjustedBill },
} satisfies Record<string, OperationContract>
