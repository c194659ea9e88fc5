import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const RolePickerFieldProps = strictObject({
  value: Type.Optional(
    Type.Union([Type.Literal('id'), Type.Literal('roleCode')], {
      title: 'Stored value',
      description: 'Role id, as JeecgBoot clients store it, or role code.',
      default: 'id',
    }),
  ),
  multiple,
  joined,
  placeholder,
})
export type RolePickerFieldProps = Static<typeof RolePickerFieldProps>
