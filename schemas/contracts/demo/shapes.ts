import Type, { type Static } from 'typebox'
import { strictObject } from '../../meta/strict-object.ts'
import type { OperationContract } from '../model.ts'
import { Fen, Maybe, NonBlank, Str } from '../scalars.ts'

const MAX_FEN = 1_000_000_000

/** The part of a line's amount that one receiver gets. */
const OrderSplit = strictObject(
  {
    receiver: NonBlank('Receiver', 100),
    splitFen: Fen('Amount', { minimum: 1, maximum: MAX_FEN }),
    reason: Maybe(Str('Reason', 100)),
  },
  { title: 'Split' },
)

/** A line of an order. The server recalculates the amount of the line. */
const OrderLine = strictObject(
  {
    goods: NonBlank('Goods', 100),
    quantity: Type.Integer({ title: 'Quantity', minimum: 1, maximum: 999 }),
    priceFen: Fen('Price', { minimum: 0, maximum: MAX_FEN }),
    amountFen: Maybe(Fen('Amount')),
    restFen: Maybe(Fen('Not split yet')),
    splits: Type.Optional(Type.Array(OrderSplit, { title: 'Splits', maxItems: 20 })),
  },
  { title: 'Line' },
)
export type OrderLine = Static<typeof OrderLine>

/** An order whose lines are split among receivers. */
const SplitOrder = strictObject({
  orderNo: NonBlank('Order number', 32),
  total: Maybe(Fen('Order total')),
  lines: Type.Array(OrderLine, { title: 'Lines', minItems: 1, maxItems: 50 }),
})

export const demoShapes = {
  'demo.checkOrder': { args: SplitOrder, result: Type.Object({ totalFen: Fen('Order total') }) },
} satisfies Record<string, OperationContract>
