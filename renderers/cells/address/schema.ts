import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const AddressCellProps = closed({
  text: Type.Optional(
    Type.String({
      title: 'Text of the link',
      description: 'Without one the address itself is shown.',
      minLength: 1,
      maxLength: 50,
    }),
  ),
})
export type AddressCellProps = Static<typeof AddressCellProps>
