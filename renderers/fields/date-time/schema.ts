import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const DateTimeFieldProps = closed({
  precision: Type.Optional(
    oneOf(['minute', 'second'], {
      title: 'Precision',
      description: 'What is typed; seconds are given in any case.',
      default: 'second',
    }),
  ),
  placeholder,
})
export type DateTimeFieldProps = Static<typeof DateTimeFieldProps>
