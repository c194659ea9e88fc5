import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TextCellProps = closed({
  limit: Type.Optional(
    Type.Integer({
      title: 'Characters shown',
      description: 'Longer texts end in …; the whole text shows on hover.',
      minimum: 1,
      maximum: 1000,
      default: 25,
    }),
  ),
})
export type TextCellProps = Static<typeof TextCellProps>
