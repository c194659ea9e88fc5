import Type, { type Static } from 'typebox'
import { drawnBy, FormColumn, shared } from './form-field.ts'
import { InModes } from './form-modes.ts'
import { FieldName, Label } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Text, When } from './value.ts'

const arrayShape = {
  node: Type.Literal('array'),
  id: shared.id,
  field: FieldName,
  title: shared.title,
  visible: shared.visible,
  requires: shared.requires,
  modes: InModes,
  ...drawnBy,
  min: Type.Optional(Type.Integer({ title: 'At least rows', minimum: 0, maximum: 10_000 })),
  max: Type.Optional(Type.Integer({ title: 'Maximum rows', minimum: 1, maximum: 10_000 })),
  disabled: Type.Optional(When),
  total: Type.Optional(Type.Array(FieldName, { title: 'Totals', maxItems: 10 })),
  sends: Type.Optional(
    stringEnum(['rows', 'changes'], {
      title: 'Sends',
      description: 'All rows, or {added, changed, removed}.',
      default: 'rows',
    }),
  ),
  empty: Type.Optional(Label),
  rowTitle: Type.Optional(
    Type.Unsafe<Text>({
      ...Text,
      title: 'Row title',
      description:
        'Heading of a row that is drawn as a card; reads `row` and `index`. By default its number.',
    }),
  ),
  columns: Type.Array(FormColumn, { title: 'Columns', minItems: 1, maxItems: 30 }),
}

const { modes: _arrayModes, component: _component, props: _props, ...nestedShape } = arrayShape

/**
 * A sub-table in each row of another sub-table. Rules and expressions in the nested sub-table can read the
 * outer row as `parentRow`.
 */
export const FormNestedArray = strictObject(nestedShape, { title: 'Nested sub-table' })
export type FormNestedArray = Static<typeof FormNestedArray>

/** A sub-table: rows of a record with one input per cell. The form submits either the changes or all rows. */
export const FormArray = strictObject(
  {
    ...arrayShape,
    nodes: Type.Optional(
      Type.Array(FormNestedArray, {
        title: 'Nested sub-tables',
        description: 'Sub-tables of each row, drawn below the row when it is expanded.',
        minItems: 1,
        maxItems: 5,
      }),
    ),
  },
  { title: 'Sub-table' },
)
export type FormArray = Static<typeof FormArray>
