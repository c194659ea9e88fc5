import Type, { type Static } from 'typebox'
import { DictValue, Fen, Id, Nullable, Str, Time } from '../scalars.ts'

/** Maximum number of events that the history of a bill contains. Older events are left out. */
export const MAX_BILL_EVENTS = 200

/** An event in the history of a bill, with its time and user. */
export const BillEvent = Type.Object({
  id: Id('Id'),
  kind: DictValue('Event', 'settle_bill_event'),
  time: Time('Time'),
  by: Nullable(Str('By', 100)),
  byName: Nullable(Str('Name of the user', 100)),
  reason: Nullable(Str('Reason', 500)),
  amountFen: Nullable(Fen('Amount')),
  signedBy: Nullable(Str('Approved by', 100)),
  signedByName: Nullable(Str('Name of the approver', 100)),
})
export type BillEvent = Static<typeof BillEvent>
