import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'

export const FourEyesFieldProps = strictObject({
  operation: Type.String({
    title: 'Operation',
    description: 'Operation that needs approval by a second user. Its contract defines the permission.',
    pattern: '^[a-z][A-Za-z0-9]*([.][a-z][A-Za-z0-9]*)+$',
  }),
  content: Type.Record(Type.String(), Type.Unknown(), {
    title: 'Arguments',
    description: 'Arguments of the operation that needs approval, without the approval itself.',
    'x-section': 'Data',
  }),
  summary: Type.Optional(
    Type.String({
      title: 'Summary',
      description: 'Text that the approver reads before approving.',
      maxLength: 500,
    }),
  ),
})
export type FourEyesFieldProps = Static<typeof FourEyesFieldProps>
