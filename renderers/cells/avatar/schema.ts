import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const AvatarCellProps = closed({
  picture: Type.Optional(
    Type.String({
      title: 'Field of the picture',
      description: 'A stored path; without one the initials stand for it.',
      pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$',
    }),
  ),
})
export type AvatarCellProps = Static<typeof AvatarCellProps>
