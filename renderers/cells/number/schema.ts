import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const NumberCellProps = closed({
  decimals: Type.Optional(
    Type.Integer({
      title: 'Decimals',
      description: 'As many as the number has, unless told.',
      minimum: 0,
      maximum: 6,
    }),
  ),
})
export type NumberCellProps = Static<typeof NumberCellProps>
