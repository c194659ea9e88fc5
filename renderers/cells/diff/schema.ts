import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const DiffCellProps = closed({
  before: Type.Optional(
    Type.String({
      title: 'Field of what was',
      description: 'Without one the value is an object of before and after.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
    }),
  ),
})
export type DiffCellProps = Static<typeof DiffCellProps>
