import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const UserPickerFieldProps = strictObject({
  value: Type.Optional(
    Type.Union([Type.Literal('username'), Type.Literal('id')], {
      title: 'Stored value',
      description: 'User name, as JeecgBoot clients store it, or user id.',
      default: 'username',
    }),
  ),
  multiple,
  joined,
  departId: Type.Optional(
    Type.String({
      title: 'Department',
      description: 'Id of a department. Offers only its users and those of its sub-departments.',
      pattern: '^[A-Za-z0-9_-]{1,32}$',
    }),
  ),
  placeholder,
})
export type UserPickerFieldProps = Static<typeof UserPickerFieldProps>
