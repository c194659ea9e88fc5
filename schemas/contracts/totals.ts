import Type, { type Static } from 'typebox'
import { Nullable } from './scalars.ts'

/** What is asked of a column over all pages. */
export const totalKinds = ['sum', 'min', 'max'] as const
export type TotalKind = (typeof totalKinds)[number]

/** Beyond the filters of the list itself: what to add up, as `sum:grossFen,max:payableFen`. */
export const ListTotalsQuery = Type.Object(
  {
    totals: Type.String({
      description: 'Parts like sum:grossFen, parted by commas.',
      minLength: 1,
      maxLength: 2000,
    }),
  },
  { additionalProperties: false },
)
export type ListTotalsQuery = Static<typeof ListTotalsQuery>

/** Rows of a filter added up; exact, money in fen. `rows` is null where there are too many to add up in time. */
export const ListTotals = Type.Object({
  rows: Nullable(Type.Integer({ title: 'Rows', description: 'What the totals cover.', minimum: 0 })),
  totals: Type.Record(Type.String(), Nullable(Type.Integer({ title: 'Total' })), {
    description: 'By part, as it was asked for; null: there is none, since there are no rows.',
  }),
})
export type ListTotals = Static<typeof ListTotals>
