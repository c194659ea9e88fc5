import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TextFieldProps = closed({
  maxLength: Type.Optional(
    Type.Integer({ title: 'Characters at most', minimum: 1, maximum: 2000, default: 200 }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type TextFieldProps = Static<typeof TextFieldProps>
