import {
  type AnyProps,
  type ArrayState,
  type ColumnState,
  NodeBoundary,
  observer,
  useFieldDefinition,
  useText,
} from '#runtime'
import { FieldValue } from '../field-control.tsx'
import css from './table.module.css'

interface TotalsProps {
  array: ArrayState
  columns: readonly ColumnState[]
  /** True in print. A printed table has no column for the buttons. */
  isPaper?: boolean
}

/** Footer with the totals of the columns. A column has a total if the page requests it. */
export const Totals = observer(({ array, columns, isPaper = false }: TotalsProps) => {
  const t = useText()
  if (!array.spec.total) return null
  return (
    <tfoot>
      <tr>
        <th className={css.number} scope="row">
          {t('Total')}
        </th>
        {columns.map((column) => (
          <td key={column.spec.id}>
            <NodeBoundary at={column.at} compact>
              <Total array={array} column={column} />
            </NodeBoundary>
          </td>
        ))}
        {array.isEditable.value && !isPaper && <td />}
      </tr>
    </tfoot>
  )
})

/** Shows the total of a column, in the format of the column's values. */
export const Total = observer(({ array, column }: { array: ArrayState; column: ColumnState }) => {
  const definition = useFieldDefinition(column.spec, column.at)
  if (!array.spec.total?.includes(column.spec.field)) return null
  const value = array.totals.value[column.spec.field]
  return (
    <div className={css.view}>
      <FieldValue definition={definition} value={value} settings={(column.spec.props ?? {}) as AnyProps} />
    </div>
  )
})
