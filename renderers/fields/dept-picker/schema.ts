import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { joined, multiple } from '../../shared/picker/schema.ts'

export const DeptPickerFieldProps = closed({
  value: Type.Optional(
    Type.Union([Type.Literal('id'), Type.Literal('orgCode')], {
      title: 'What is stored',
      description: 'The id, as JeecgBoot clients store departments, or the org code.',
      default: 'id',
    }),
  ),
  multiple,
  joined,
  within: Type.Optional(
    Type.Union([Type.String(), Type.Array(Type.String()), Type.Null()], {
      title: 'Departments to choose from',
      description:
        'As this field stores them, a list or parted by commas: an expression gives what another field holds. All without it.',
    }),
  ),
  placeholder,
})
export type DeptPickerFieldProps = Static<typeof DeptPickerFieldProps>
