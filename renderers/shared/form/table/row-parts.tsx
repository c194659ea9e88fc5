import { observer, type Row, useText } from '#runtime'
import { labelIdOf } from '../../label-id.ts'
import { RequiredMark } from '../../required-mark.tsx'
import { RowActions } from './row-actions.tsx'
import { hasOpenNested, RowExpander } from './row-expander.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { TableCell } from './table-cell.tsx'

export interface RowPartProps extends RowsDrawing {
  row: Row
  index: number
}

/** Draws the values of a row one below the other, each with its label. */
export const LabelledCells = observer(({ array, box, columns, row, index }: RowPartProps) => {
  const t = useText()
  return columns.map((column) => {
    const id = `${box}-${row.key}-${column.spec.field}-input`
    return (
      <div key={column.spec.id}>
        <label className={css.label} id={labelIdOf(id)} htmlFor={id}>
          {array.isEditable.value && array.isColumnRequired(column, row) && <RequiredMark />}
          {t(column.spec.title ?? column.spec.field)}
        </label>
        <TableCell array={array} row={row} index={index} column={column} box={box} isLabelled />
      </div>
    )
  })
})

/** Draws the nested sub-tables of a card, below the button that expands them. */
export const CardNested = observer(({ array, row, Nested }: RowPartProps) => {
  if (!array.spec.nodes) return null
  return (
    <div className={css.cardNested} data-row-key={row.key}>
      <RowExpander array={array} row={row} isLabelled />
      {hasOpenNested(array, row) && <Nested array={array} row={row} />}
    </div>
  )
})

/** Buttons of a row. Draws nothing in a read-only table. */
export const RowButtons = observer(({ array, row, index }: RowPartProps) => {
  if (!array.isEditable.value) return null
  const count = array.rows().length
  return (
    <RowActions
      array={array}
      row={row}
      index={index}
      isLast={index === count - 1}
      isFull={count >= (array.spec.max ?? Number.POSITIVE_INFINITY)}
    />
  )
})
