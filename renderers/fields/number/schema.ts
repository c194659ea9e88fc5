import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const NumberFieldProps = closed({
  min: Type.Optional(Type.Number({ title: 'At least' })),
  max: Type.Optional(Type.Number({ title: 'At most' })),
  decimals: Type.Optional(Type.Integer({ title: 'Decimals', minimum: 0, maximum: 6, default: 0 })),
  unit: Type.Optional(Type.String({ title: 'Unit', minLength: 1, maxLength: 20 })),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type NumberFieldProps = Static<typeof NumberFieldProps>
