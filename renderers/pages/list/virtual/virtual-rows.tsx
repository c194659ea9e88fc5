import { Checkbox } from 'antd'
import { type CSSProperties, useCallback, useMemo, useState } from 'react'
import { useText } from '#runtime'
import { RowsTable, type RowsTableProps } from '../rows-table.tsx'
import { VirtualSlice } from './slice.tsx'
import { VirtualBody, VirtualContext } from './virtual-body.tsx'
import css from './virtual-rows.module.css'

/** Estimated height in px of a row with one line of text, for each size of antd's table. */
const HEIGHTS = { large: 55, middle: 47, small: 39 } as const

const body = { wrapper: VirtualBody }

/**
 * A virtual table. antd draws only the headings and the footer, and gets a single row. `VirtualBody` draws
 * the visible rows, because antd would render all rows again whenever a row comes into view.
 */
export function VirtualRows(table: RowsTableProps) {
  const { rows, rowKey, density, selection, attributes } = table
  const [container, setContainer] = useState<HTMLElement | null>(null)
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
      <VirtualSlice count={rows.length} keyOf={keyOf} estimate={height} container={container}>
        {(slice) => <VirtualContext value={{ slice, table, setContainer }}>{drawn}</VirtualContext>}
      </VirtualSlice>
    </div>
  )
}

interface SelectAllProps extends Pick<RowsTableProps, 'rows' | 'rowKey'> {
  selection: NonNullable<RowsTableProps['selection']>
}

/** Checkbox that selects all rows, including those that are not drawn. */
function SelectAll({ rows, rowKey, selection }: SelectAllProps) {
  const t = useText()
  const selected = new Set(selection.keys)
  const keys = rows.map((row) => String(row[rowKey]))
  const count = keys.filter((key) => selected.has(key)).length
  const change = (isAll: boolean) => {
    const onScreen = new Set(keys)
    const others = selection.keys.filter((key) => !onScreen.has(key))
    selection.change(isAll ? [...others, ...keys] : others, isAll ? rows : [])
  }
  return (
    <Checkbox
      aria-label={t('Select all')}
      checked={count > 0 && count === rows.length}
      indeterminate={count > 0 && count < rows.length}
      onChange={({ target }) => change(target.checked)}
    />
  )
}
