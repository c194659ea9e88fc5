import Type, { type Static } from 'typebox'
import { defineModel, type OperationContract } from '../model.ts'
import { shopAndChannel } from '../report-relations.ts'
import { Day, DictValue, Fen, Id, Nullable, noArgs, Str, Time } from '../scalars.ts'
import { ListTotals, ListTotalsQuery } from '../totals.ts'

/** An entry of the double-entry journal. A debit is positive, and a credit is negative. */
export const LedgerEntry = Type.Object({
  id: Str('Id', 48),
  eventId: Str('Event id', 48),
  eventKind: DictValue('Event kind', 'ledger_entry_event_kind'),
  account: DictValue('Journal account', 'ledger_entry_account'),
  amountFen: Fen('Amount'),
  shopId: Id('Shop id'),
  shopName: Str('Shop'),
  channelCode: DictValue('Channel', 'pay_channel_code'),
  billId: Nullable(Id('Bill id')),
  billNo: Nullable(Str('Bill number', 32)),
  settleDate: Nullable(Day('Settlement date')),
  createTime: Time('Posted at'),
})
export type LedgerEntry = Static<typeof LedgerEntry>

/** Model of journal entries. */
export const ledgerEntryModel = defineModel(
  {
    name: 'LedgerEntry',
    title: 'Journal entry',
    relations: {
      shop: { model: 'ShopBasicInfo', field: 'shopId' },
      bill: { model: 'SettleBill', field: 'billId' },
    },
  },
  LedgerEntry,
  {
    sortable: ['createTime'],
    filters: {
      eventId: ['eq'],
      eventKind: ['eq', 'in'],
      account: ['eq', 'in'],
      shopId: ['eq', 'in'],
      channelCode: ['eq', 'in'],
      billId: ['eq'],
      settleDate: ['between'],
      createTime: ['between'],
    },
    totals: ['amountFen'],
    defaultSort: { field: 'createTime', order: 'desc' },
  },
  {
    fields: ['shopId', 'channelCode', 'eventKind', 'account', 'amountFen', 'createTime'],
    relations: shopAndChannel,
  },
)

export const ledgerEntryShapes = {
  'ledgerEntry.list': { args: noArgs, model: ledgerEntryModel },
  'ledgerEntry.totals': { args: ListTotalsQuery, result: ListTotals },
} satisfies Record<string, OperationContract>
