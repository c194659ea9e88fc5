import Type from 'typebox'
import { Option } from '#schemas'

/** Choices that a page lists itself; a form's node may give them in its own `options`. */
export const ownOptions = Type.Optional(
  Type.Array(Option, {
    title: 'Options',
    description: 'The choices, in this order.',
    minItems: 1,
    maxItems: 200,
  }),
)

export const placeholder = Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 }))
