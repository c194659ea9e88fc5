import Type, { type Static } from 'typebox'
import { closed } from '#schemas'

const field = (title: string, description: string) =>
  Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$' })

export const OrderingFieldProps = closed({
  keyField: Type.Optional(field('Field of the key', 'What tells records apart; id unless told.')),
  labelField: field('Field of the words', 'What a record is called.'),
  noteField: Type.Optional(field('Field of the note', 'Stands smaller behind the words.')),
  colorField: Type.Optional(field('Field of the colour', 'The words stand in a tag of this colour.')),
})
export type OrderingFieldProps = Static<typeof OrderingFieldProps>
