import Type, { type Static } from 'typebox'
import { totalKinds } from '../contracts/totals.ts'
import { Column } from './column.ts'
import { FormField } from './form-field.ts'
import { AccessCode, Label, NodeId, OperationName, RendererName, RendererProps } from './names.ts'
import { strictObject, stringEnum } from './strict-object.ts'
import { Expression, When } from './value.ts'

const { placeholder, required, minLength, maxLength, minimum, maximum, pattern, format, options } =
  FormField.properties

/**
 * Makes the cells of a column editable for users who have a permission. A change sends the id and version of
 * the row and the value of the field.
 */
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

/** Condition that can read the values of the search form and the user. */
export const ShownWhen = Type.Unsafe<When>({
  ...When,
  title: 'Shown when',
  description: 'Condition over values (the search), user, params and can(). Grants no permission.',
})

/** Expression for the value of a computed column, which is not a field of the record. */
const ColumnValue = Type.Unsafe<Expression>({
  ...Expression,
  title: 'Computed value',
  description:
    'Value from record, under a field name of its own. Display only: no sort, total, editing or export.',
})

/** A common title above several columns. */
export const ColumnGroup = strictObject({ id: NodeId, title: Label }, { title: 'Column group' })
export type ColumnGroup = Static<typeof ColumnGroup>

/**
 * A column of a list. Such a column has the settings of all columns, and further settings that only lists
 * support.
 */
export const ListColumn = strictObject(
  {
    ...Column.properties,
    when: Type.Optional(ShownWhen),
    compute: Type.Optional(ColumnValue),
    group: Type.Optional(
      Type.Unsafe<string>({
        ...NodeId,
        title: 'Group',
        description: 'Id of a column group, whose title is above the column.',
      }),
    ),
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
