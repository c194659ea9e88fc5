import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TryOutFieldProps = closed({
  op: Type.String({
    title: 'Operation',
    description: 'Gets the named values, changes nothing, and says how it went: {passed, message}.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  }),
  input: Type.Optional(
    Type.String({
      title: 'Input',
      description: 'Label of a text to type, which the operation gets as `value`.',
      minLength: 1,
      maxLength: 100,
    }),
  ),
})
export type TryOutFieldProps = Static<typeof TryOutFieldProps>
