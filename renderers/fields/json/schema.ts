import Type, { type Static } from 'typebox'
import { closed, oneOf } from '#schemas'

export const JsonFieldProps = closed({
  gives: Type.Optional(
    oneOf(['value', 'text'], {
      title: 'Gives',
      description: 'The value, or its text for a field that keeps a text.',
      default: 'value',
    }),
  ),
})
export type JsonFieldProps = Static<typeof JsonFieldProps>
