import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const RolePickerFieldProps = closed({
  value: Type.Optional(
    Type.Union([Type.Literal('id'), Type.Literal('roleCode')], {
      title: 'What is stored',
      description: 'The id, as JeecgBoot clients store roles, or the code.',
      default: 'id',
    }),
  ),
  multiple,
  joined,
  placeholder,
})
export type RolePickerFieldProps = Static<typeof RolePickerFieldProps>
