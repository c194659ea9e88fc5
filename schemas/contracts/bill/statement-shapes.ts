import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { withMask } from '../mask.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Day, DictValue, Fen, Id, Nullable, Str, Time } from '../scalars.ts'

/** Maximum number of days of a statement. */
export const MAX_STATEMENT_DAYS = 366

/** Query for the statement of a shop: the shop, the settlement dates, and optionally one channel. */
export const ShopStatementQuery = strictObject({
  shopId: Id('Shop'),
  from: Day('First day'),
  to: Day('Last day'),
  channelCode: Type.Optional(DictValue('Channel', 'pay_channel_code')),
})
export type ShopStatementQuery = Static<typeof ShopStatementQuery>

/** Parameters that a link passes to another list, so that the list shows the rows behind a figure. */
const target = {
  shopId: Id('Shop id'),
  period: Type.String({ title: 'Period', description: 'First and last settlement date, with a comma.' }),
}

/**
 * Settlement dates that a link passes to the list of bills, so that the list shows the bills behind a debt.
 */
const debtTarget = {
  periodBefore: Type.String({
    title: 'Dates before the period',
    description: 'First settlement date with a bill and last date before the period, with a comma.',
  }),
  periodUntil: Type.String({
    title: 'Dates until the end',
    description: 'First settlement date with a bill and last date of the period, with a comma.',
  }),
}

const terms = {
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
}

/** Amounts of a single bill, or sums of the amounts of several bills. */
export const StatementTerms = Type.Object(terms)
export type StatementTerms = Static<typeof StatementTerms>

/**
 * Unpaid amounts before and after the period, and the shop's debts that are not yet carried over to a bill.
 */
const balance = {
  openingUnpaidFen: Fen('Unpaid before the period'),
  paidFen: Fen('Paid in the period'),
  closingUnpaidFen: Fen('Unpaid at the end'),
  openingDebtFen: Fen('Debt before the period'),
  closingDebtFen: Fen('Debt at the end'),
}

/** Sums over the bills of one channel in a statement. */
export const StatementChannel = Type.Object({
  id: Id('Id'),
  ...target,
  channelCode: DictValue('Channel', 'pay_channel_code'),
  billCount: Count('Bills'),
  ...terms,
  ...balance,
})
export type StatementChannel = Static<typeof StatementChannel>

/** One bill in a statement. */
export const StatementBill = Type.Object({
  id: Id('Id'),
  ...target,
  billNo: Str('Bill number', 32),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  settleDate: Day('Settlement date'),
  status: DictValue('Status', 'settle_bill_status'),
  settleTime: Nullable(Time('Settled at')),
  ...terms,
})
export type StatementBill = Static<typeof StatementBill>

/** Amounts that the shop was owed and amounts that it was paid, in one period. */
export const ShopStatement = Type.Object({
  ...target,
  ...debtTarget,
  shopCode: Str('Shop code', 32),
  shopName: Str('Shop'),
  brandName: Str('Brand'),
  accountNo: Nullable(withMask('account', Str('Account', 64))),
  from: Day('First day'),
  to: Day('Last day'),
  channelCode: Nullable(DictValue('Channel', 'pay_channel_code')),
  billCount: Count('Bills'),
  ...terms,
  ...balance,
  channels: Type.Array(StatementChannel, { title: 'Channels' }),
  bills: Type.Array(StatementBill, { title: 'Bills' }),
  before: Type.Array(StatementBill, { title: 'Unpaid before the period' }),
  payments: Type.Array(StatementBill, { title: 'Payouts' }),
  unpaid: Type.Array(StatementBill, { title: 'Unpaid bills' }),
})
export type ShopStatement = Static<typeof ShopStatement>

export const shopStatementModel = defineModel(
  {
    name: 'ShopStatement',
    title: 'Statement of a shop',
    relations: { shop: { model: 'ShopBasicInfo', field: 'shopId' } },
  },
  ShopStatement,
)

export const billStatementShapes = {
  'bill.statement': { args: ShopStatementQuery, model: shopStatementModel },
} satisfies Record<string, OperationContract>
