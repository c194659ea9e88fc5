import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const FourEyesFieldProps = closed({
  operation: Type.String({
    title: 'Operation',
    description:
      'What is signed: an operation whose contract asks for a second person. Its right is the contract’s.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  }),
  content: Type.Record(Type.String(), Type.Unknown(), {
    title: 'What is signed',
    description: 'The arguments that the operation will be sent, but for the signature itself.',
  }),
  summary: Type.Optional(
    Type.String({
      title: 'Summary',
      description: 'What the second person reads before signing.',
      maxLength: 500,
    }),
  ),
})
export type FourEyesFieldProps = Static<typeof FourEyesFieldProps>
