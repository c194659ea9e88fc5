import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TryOutFieldProps = closed({
  op: Type.String({
    title: 'Operation',
    description: 'Gets the arguments, changes nothing, and says how it went: {passed, message}.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  }),
  args: Type.Optional(
    Type.Record(Type.String(), Type.Unknown(), {
      title: 'Arguments',
      description: 'Of the operation; expressions over what is in the form.',
    }),
  ),
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
