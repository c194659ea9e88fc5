import { memo } from 'react'
import type { ArrayState, ColumnState, Row } from '#runtime'
import { observer } from '#runtime'
import { RowActions } from './row-actions.tsx'
import css from './table.module.css'
import { TableCell } from './table-cell.tsx'

interface TableRowProps {
  row: Row
  index: number
  isLast: boolean
  isFull: boolean
  array: ArrayState
  box: string
  columns: readonly ColumnState[]
  measure: (element: HTMLElement | null) => void
}

/** A row of a sub-table. Renders again only when the data of the row change. */
export const TableRow = memo(
  observer(({ row, index, isLast, isFull, array, box, columns, measure }: TableRowProps) => (
    <tr data-index={index} ref={measure} aria-rowindex={index + 2}>
      <td className={css.number}>{index + 1}</td>
      {columns.map((column) => (
        <td key={column.spec.id}>
          <TableCell array={array} row={row} index={index} column={column} box={box} />
        </td>
      ))}
      {array.isEditable.value && (
        <td className={css.actions}>
          <RowActions array={array} row={row} index={index} isLast={isLast} isFull={isFull} />
        </td>
      )}
    </tr>
  )),
)
