import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

export const CheckboxFieldProps = closed({
  text: Type.Optional(
    Type.String({ title: 'Words', description: 'Beside the box.', minLength: 1, maxLength: 200 }),
  ),
})
export type CheckboxFieldProps = Static<typeof CheckboxFieldProps>
