import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const UserPickerFieldProps = closed({
  value: Type.Optional(
    Type.Union([Type.Literal('username'), Type.Literal('id')], {
      title: 'What is stored',
      description: 'The account, as stock clients store people, or the id.',
      default: 'username',
    }),
  ),
  multiple,
  joined,
  departId: Type.Optional(
    Type.String({
      title: 'Department',
      description: 'Offers the people of it and below alone: its id.',
      pattern: '^[A-Za-z0-9_-]{1,32}$',
    }),
  ),
  placeholder,
})
export type UserPickerFieldProps = Static<typeof UserPickerFieldProps>
