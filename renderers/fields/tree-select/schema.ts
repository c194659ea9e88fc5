import Type, { type Static } from 'typebox'
import { strictObject } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { args, labelField, op, valueField } from '../../shared/remote/schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const fieldName = (title: string, description: string) =>
  Type.Optional(
    Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', 'x-refers': 'field' }),
  )

export const TreeSelectFieldProps = strictObject({
  op,
  args,
  valueField,
  labelField,
  childrenField: fieldName('Children field', 'For an operation that returns a tree. Default: children.'),
  parentField: fieldName(
    'Parent field',
    'For an operation that returns a flat list: field with the id of the parent.',
  ),
  idField: fieldName('Id field', 'Field that parent ids refer to. Default: the value field.'),
  leavesOnly: Type.Optional(Type.Boolean({ title: 'Select leaf nodes only', default: false })),
  multiple: Type.Optional(Type.Boolean({ title: 'Allow multiple', default: false })),
  placeholder,
})
export type TreeSelectFieldProps = Static<typeof TreeSelectFieldProps>
