import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const MoneyFieldProps = closed({
  minFen: Type.Optional(Type.Integer({ title: 'At least', description: 'Fen.' })),
  maxFen: Type.Optional(Type.Integer({ title: 'At most', description: 'Fen.' })),
  placeholder: Type.Optional(Type.String({ title: 'Placeholder', minLength: 1, maxLength: 100 })),
})
export type MoneyFieldProps = Static<typeof MoneyFieldProps>
