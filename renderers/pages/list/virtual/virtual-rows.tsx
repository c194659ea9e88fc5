import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import { RowsTable, type RowsTableProps } from '../rows-table.tsx'
import { SelectAll } from './select-all.tsx'
import { VirtualSlice } from './slice.tsx'
import { VirtualBody, VirtualContext } from './virtual-body.tsx'
import css from './virtual-rows.module.css'

/** How high a row of one line is, in px. */
const HEIGHTS = { large: 55, middle: 47, small: 39 } as const

const body = { wrapper: VirtualBody }

/**
 * A table of many rows: those in sight are drawn, and there is room for the others above and below. antd draws the
 * headings, the foot and what scrolls, and is given one row; the rows are ours, since antd draws all of its own anew
 * whenever one comes into sight.
 */
export function VirtualRows(table: RowsTableProps) {
  const { rows, rowKey, density, selection, attributes } = table
  const [holder, hold] = useState<HTMLElement | null>(null)
  const keyOf = useCallback((index: number) => String(rows[index]?.[rowKey] ?? index), [rows, rowKey])
  const first = useMemo(() => rows.slice(0, 1), [rows])
  const size = rows.length + 1
  const drawn = (
    <RowsTable
      {...table}
      rows={first}
      attributes={useMemo(() => ({ ...attributes, 'aria-rowcount': size }), [attributes, size])}
      rowAttributes={undefined}
      body={body}
      selectAll={useMemo(
        () => selection && <SelectAll rows={rows} rowKey={rowKey} selection={selection} />,
        [selection, rows, rowKey],
      )}
    />
  )
  const height = HEIGHTS[density]
  return (
    <div className={css.table} style={{ '--row-height': `${height}px` } as CSSProperties}>
      <VirtualSlice count={rows.length} keyOf={keyOf} estimate={height} holder={holder}>
        {(slice) => <VirtualContext value={{ slice, table, hold }}>{drawn}</VirtualContext>}
      </VirtualSlice>
    </div>
  )
}
