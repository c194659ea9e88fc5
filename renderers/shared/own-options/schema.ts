import Type from 'typebox'
import { Option } from '#schemas'

/** Setting of a field: its options. The node of the field in the form can define `options` instead. */
export const ownOptions = Type.Optional(
  Type.Array(Option, {
    title: 'Options',
    description: 'The options, in this order.',
    minItems: 1,
    maxItems: 200,
  }),
)

export const placeholder = Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 }))
