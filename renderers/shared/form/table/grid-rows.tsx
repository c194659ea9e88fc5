import type { VirtualItem } from '@tanstack/react-virtual'
import { memo } from 'react'
import { observer } from '#runtime'
import { hasOpenNested } from './row-expander.tsx'
import type { RowsDrawing } from './rows-drawing.ts'
import css from './table.module.css'
import { TableRow, type TableRowProps } from './table-row.tsx'

interface GridRowsProps extends RowsDrawing {
  /** The rows that are drawn. */
  items: readonly VirtualItem[]
  /**
   * Height in px of the rows above those that are drawn. `after` is the height of the rows below those that
   * are drawn.
   */
  before: number
  after: number
  measure: (element: HTMLElement | null) => void
}

/** The rows of a virtual table that are drawn. Each row with nested sub-tables has a separate `tbody`. */
export const GridRows = observer(({ items, before, after, measure, ...drawing }: GridRowsProps) => {
  const { array } = drawing
  const all = array.rows()
  const isFull = all.length >= (array.spec.max ?? Number.POSITIVE_INFINITY)
  const hasNested = array.spec.nodes !== undefined
  const rows = items.map(({ index, key }) => {
    const row = all[index]
    if (!row) return null
    const props = { ...drawing, row, index, isLast: index === all.length - 1, isFull }
    return hasNested ? (
      <ExpandableRow key={key} {...props} measure={measure} />
    ) : (
      <TableRow key={key} {...props} measure={measure} />
    )
  })
  if (!hasNested) {
    return (
      <tbody>
        {before > 0 && <Space height={before} />}
        {rows}
        {after > 0 && <Space height={after} />}
      </tbody>
    )
  }
  return (
    <>
      {before > 0 && (
        <tbody>
          <Space height={before} />
        </tbody>
      )}
      {rows}
      {after > 0 && (
        <tbody>
          <Space height={after} />
        </tbody>
      )}
    </>
  )
})

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden>
    <td style={{ height, padding: 0, border: 0 }} />
  </tr>
)

/** A row. While the row is expanded, its nested sub-tables are below it. */
const ExpandableRow = memo(
  observer(({ measure, ...props }: TableRowProps) => {
    const { array, row, index, columns, Nested } = props
    const cells = columns.length + (array.isEditable.value ? 2 : 1)
    return (
      <tbody data-index={index} ref={measure}>
        <TableRow {...props} />
        {hasOpenNested(array, row) && (
          <tr>
            <td className={css.nested} colSpan={cells} data-row-key={row.key}>
              <Nested array={array} row={row} />
            </td>
          </tr>
        )}
      </tbody>
    )
  }),
)
