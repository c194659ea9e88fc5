import Type, { type Static } from 'typebox'
import { strictObject } from '../meta/strict-object.ts'
import { Nullable } from './scalars.ts'

/** Functions that can aggregate a column over all pages of a list. */
export const totalKinds = ['sum', 'min', 'max'] as const
export type TotalKind = (typeof totalKinds)[number]

/**
 * Columns to aggregate, such as `sum:grossFen,max:payableFen`. The query also contains the filters of the
 * list.
 */
export const ListTotalsQuery = strictObject({
  totals: Type.String({
    description: 'Items such as sum:grossFen, separated by commas.',
    minLength: 1,
    maxLength: 2000,
  }),
})

/**
 * Exact totals of the filtered rows. Amounts are in fen. `rows` is null if counting the rows takes too long.
 */
export const ListTotals = Type.Object({
  rows: Nullable(
    Type.Integer({ title: 'Rows', description: 'Number of rows that the totals cover.', minimum: 0 }),
  ),
  totals: Type.Record(Type.String(), Nullable(Type.Number({ title: 'Total' })), {
    description: 'Results by item; null if there are no rows.',
  }),
})
export type ListTotals = Static<typeof ListTotals>
