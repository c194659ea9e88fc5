import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const SwitchFieldProps = closed({
  on: Type.Optional(Type.String({ title: 'Word when on', minLength: 1, maxLength: 20 })),
  off: Type.Optional(Type.String({ title: 'Word when off', minLength: 1, maxLength: 20 })),
})
export type SwitchFieldProps = Static<typeof SwitchFieldProps>
