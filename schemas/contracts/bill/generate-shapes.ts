import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Count, Day, DictValue, Nullable } from '../scalars.ts'

/** Generates the missing bills of all settlement dates up to and including `settleDate`. */
export const GenerateBills = strictObject({
  settleDate: Day('Settlement date'),
  channelCode: Type.Optional(Nullable(DictValue('Channel', 'pay_channel_code'))),
})
export type GenerateBills = Static<typeof GenerateBills>

/** Settlement dates for which the run completed the bills. Each date belongs to one channel. */
export const GeneratedBills = Type.Object({
  bills: Count('Bills'),
  days: Type.Array(
    Type.Object({
      channelCode: DictValue('Channel', 'pay_channel_code'),
      settleDate: Day('Settlement date'),
      bills: Count('Bills'),
    }),
    { title: 'Settlement dates' },
  ),
})
export type GeneratedBills = Static<typeof GeneratedBills>

export const billGenerateShapes = {
  'bill.generate': { args: GenerateBills, result: GeneratedBills },
} satisfies Record<string, OperationContract>
