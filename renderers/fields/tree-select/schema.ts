import Type, { type Static } from 'typebox'
import { closed } from '#schemas'
import { placeholder } from '../../shared/own-options/schema.ts'
import { args, labelField, op, valueField } from '../../shared/remote/schema.ts'

/* @__NO_SIDE_EFFECTS__ */
const fieldName = (title: string, description: string) =>
  Type.Optional(
    Type.String({ title, description, pattern: '^[A-Za-z_][A-Za-z0-9_]{0,63}$', 'x-refers': 'field' }),
  )

export const TreeSelectFieldProps = closed({
  op,
  args,
  valueField,
  labelField,
  childrenField: fieldName(
    'Field of the children',
    'Where the operation gives a tree; children unless told.',
  ),
  parentField: fieldName('Field of the parent', 'Where it gives a flat list: the id of the parent.'),
  idField: fieldName('Field of the id', "What a parent's id speaks of; the field of the value unless told."),
  leavesOnly: Type.Optional(Type.Boolean({ title: 'Ends of the tree alone', default: false })),
  multiple: Type.Optional(Type.Boolean({ title: 'Several', default: false })),
  placeholder,
})
export type TreeSelectFieldProps = Static<typeof TreeSelectFieldProps>
