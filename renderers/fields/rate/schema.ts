import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const RateFieldProps = closed({
  minPpm: Type.Optional(Type.Integer({ title: 'At least', description: 'Parts per million.', default: 0 })),
  maxPpm: Type.Optional(
    Type.Integer({ title: 'At most', description: 'Parts per million.', default: 1_000_000 }),
  ),
  placeholder,
})
export type RateFieldProps = Static<typeof RateFieldProps>
