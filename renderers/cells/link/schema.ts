import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const LinkCellProps = closed({
  page: Type.Optional(
    Type.String({
      title: 'Leads to',
      description: "A page; without one the link opens the row's own detail.",
      pattern: '^[a-z][A-Za-z0-9]*(/[A-Za-z][A-Za-z0-9]*)+$',
      maxLength: 120,
    }),
  ),
  query: Type.Optional(
    Type.Record(
      Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }),
      Type.String({ pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' }),
      { title: 'Filled in there', description: 'Parameter of that page to field of this row.' },
    ),
  ),
})
export type LinkCellProps = Static<typeof LinkCellProps>
