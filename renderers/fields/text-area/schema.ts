import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const TextAreaFieldProps = closed({
  rows: Type.Optional(Type.Integer({ title: 'Rows', minimum: 2, maximum: 20, default: 4 })),
  maxLength: Type.Optional(
    Type.Integer({
      title: 'Characters at most',
      description: 'Counted below.',
      minimum: 1,
      maximum: 10_000,
      default: 500,
    }),
  ),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type TextAreaFieldProps = Static<typeof TextAreaFieldProps>
