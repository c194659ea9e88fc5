import Type, { type Static } from 'typebox'
import { totalKinds } from '../contracts/totals.ts'
import { Column } from './column.ts'
import { FormField } from './form-node.ts'
import { AccessCode, OperationName, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { When } from './value.ts'

const { placeholder, required, minLength, maxLength, minimum, maximum, pattern, format, options } =
  FormField.properties

/** Editing in the cell, with a permission; sends the row's key, version and field. */
export const CellEdit = strictObject(
  {
    op: {
      ...OperationName,
      description: 'Takes id, version and this field; returns the updated record.',
    },
    requires: AccessCode,
    when: Type.Optional(When),
    component: Type.Optional(RendererName),
    props: Type.Optional(RendererProps),
    placeholder,
    required,
    minLength,
    maxLength,
    minimum,
    maximum,
    pattern,
    format,
    options,
  },
  { title: 'Edited in the cell' },
)
export type CellEdit = Static<typeof CellEdit>

/** Column of a list: like a sub-table's column, with a total over all pages and editing in the cell. */
export const ListColumn = strictObject(
  {
    ...Column.properties,
    total: Type.Optional(
      stringEnum(totalKinds, {
        title: 'Total',
        description: 'Total over all pages, shown below the table.',
      }),
    ),
    edit: Type.Optional(CellEdit),
  },
  { title: 'Column' },
)
export type ListColumn = Static<typeof ListColumn>
