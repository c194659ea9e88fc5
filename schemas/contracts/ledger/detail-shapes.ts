import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import { defineModel, type OperationContract } from '../model.ts'
import { Count, Day, DictValue, Fen, Id, Nullable, Ppm, Str, Time, Version } from '../scalars.ts'
import { ListTotals, ListTotalsQuery } from '../totals.ts'

/** The amount of one receiver in a ledger order, with its payment. */
export const LedgerDetail = Type.Object({
  id: Id('Id'),
  orderId: Id('Order id'),
  orderNo: Str('Order number', 40),
  lineNo: Count('Line'),
  receiverName: Str('Receiver', 100),
  accountRef: Str('Account reference', 100),
  sharePpm: Nullable(Ppm('Share')),
  fixedFen: Nullable(Fen('Fixed amount')),
  amountFen: Fen('Amount'),
  status: DictValue('Status', 'ledger_detail_status'),
  requestNo: Nullable(Str('Request number', 32)),
  failReason: Nullable(Str('Reason', 500)),
  payTime: Nullable(Time('Receiver paid at')),
  periodDate: Nullable(Day('Returnable until')),
  returnDate: Nullable(Day('Returned to the bill of')),
  version: Version,
})
export type LedgerDetail = Static<typeof LedgerDetail>

/** Model of the amounts that receivers get from ledger orders. */
export const ledgerDetailModel = defineModel(
  {
    name: 'LedgerDetail',
    title: 'Amount of a receiver',
    relations: { order: { model: 'LedgerOrder', field: 'orderId' } },
  },
  LedgerDetail,
  {
    sortable: ['lineNo'],
    filters: { orderId: ['eq'], status: ['eq', 'in'] },
    totals: ['amountFen'],
    defaultSort: { field: 'lineNo', order: 'asc' },
  },
)

/** Id of a receiver's amount, and the version that the user has seen. */
const DetailRef = strictObject({ id: Id('Id'), version: Version })

/** Returns the amount of a receiver to the shop, with a reason. */
const ReturnDetail = strictObject({
  ...DetailRef.properties,
  reason: Type.String({ title: 'Reason', minLength: 1, maxLength: 500, pattern: '\\S' }),
})

export const ledgerDetailShapes = {
  'ledgerDetail.list': {
    args: strictObject({ orderId: Type.Optional(Id('Order id')) }),
    model: ledgerDetailModel,
  },
  'ledgerDetail.totals': { args: ListTotalsQuery, result: ListTotals },
  'ledgerDetail.retry': { args: DetailRef, model: ledgerDetailModel },
  'ledgerDetail.return': { args: ReturnDetail, model: ledgerDetailModel },
} satisfies Record<string, OperationContract>
