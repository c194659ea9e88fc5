import { memo } from 'react'
import type { Row } from '#runtime'
import { observer } from '#runtime'
import { RowActions } from './row-actions.tsx'
import { RowExpander } from './row-expander.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { TableCell } from './table-cell.tsx'

export interface TableRowProps extends RowsDrawing {
  row: Row
  index: number
  isLast: boolean
  isFull: boolean
  measure?: (element: HTMLElement | null) => void
}

/** Draws a row of a sub-table. Renders again only when the data of the row change. */
export const TableRow = memo(
  observer(({ row, index, isLast, isFull, array, box, columns, measure }: TableRowProps) => (
    <tr data-index={index} ref={measure} aria-rowindex={index + 2}>
      <td className={css.number}>
        {array.spec.nodes && <RowExpander array={array} row={row} />}
        {index + 1}
      </td>
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
