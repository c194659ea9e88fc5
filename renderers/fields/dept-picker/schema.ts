import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const DeptPickerFieldProps = strictObject({
  value: Type.Optional(
    Type.Union([Type.Literal('id'), Type.Literal('orgCode')], {
      title: 'Stored value',
      description: 'Department id, as JeecgBoot clients store it, or department code.',
      default: 'id',
    }),
  ),
  multiple,
  joined,
  within: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()], {
      title: 'Available departments',
      description:
        'Values in the format of this field: a list, or separated by commas. An expression can read them from another field. Default: all.',
    }),
  ),
  placeholder,
})
export type DeptPickerFieldProps = Static<typeof DeptPickerFieldProps>
