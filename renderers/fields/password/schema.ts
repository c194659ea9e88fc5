import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'

export const PasswordFieldProps = closed({
  maxLength: Type.Optional(
    Type.Integer({ title: 'Characters at most', minimum: 1, maximum: 200, default: 100 }),
  ),
  placeholder,
})
export type PasswordFieldProps = Static<typeof PasswordFieldProps>
