import type { TableColumnsType } from 'antd'
import { type KeyboardEvent, useCallback, useMemo, useRef } from 'react'
import { type DataRecord, type ListState, type OpenRows, type TreeState, useText, useTree } from '#runtime'
import type { ListPage } from '#schemas'
import { RowsBody } from '../rows/rows-body.tsx'
import type { RowAttributes, RowsTableProps } from '../rows-table.tsx'
import { TreeCell } from './tree-cell.tsx'
import { TreeContext } from './tree-context.ts'
import { moveInTree } from './tree-keys.ts'
import { placesOf, type TreePlaces } from './tree-places.ts'
import { useAddedRow } from './use-added-row.ts'

interface TreeRowsProps {
  page: ListPage
  list: ListState
  open: OpenRows
  table: RowsTableProps
}

/** Rows that lie in rows, the first column indented; the arrow keys open, close and walk. */
export function TreeRows({ page, list, open, table }: TreeRowsProps) {
  const t = useText()
  const tree = useTree(page, list, open)
  const box = useRef<HTMLDivElement>(null)
  useAddedRow(box, tree, open)
  const places = useMemo(() => placesOf(tree.rows), [tree.rows])
  const rows = useMemo(() => tree.rows.map(({ record }) => record), [tree.rows])
  const columns = useMemo(() => indented(table.columns), [table.columns])
  const attributes = useMemo(() => ({ role: 'treegrid' as const, 'aria-label': t(page.title) }), [t, page])
  const rowAttributes = useRowAttributes(places, tree)
  const press = (event: KeyboardEvent) =>
    moveInTree(event, { rows: tree.rows, isOpen: tree.isOpen, toggle: tree.toggle })
  const context = useMemo(() => ({ places, tree }), [places, tree])
  return (
    <TreeContext value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the treegrid inside; the box itself does nothing. */}
      <div ref={box} onKeyDown={press}>
        <RowsBody page={page} table={{ ...table, rows, columns, attributes, rowAttributes }} />
      </div>
    </TreeContext>
  )
}

/** Where a row stands, as a screen reader tells it; drawn anew when what is open changes. */
function useRowAttributes(places: TreePlaces, { isOpen }: TreeState) {
  const latest = useRef(isOpen)
  latest.current = isOpen
  return useCallback(
    (record: DataRecord): RowAttributes => {
      const row = places.get(record)
      if (!row) return {}
      return {
        tabIndex: -1,
        'aria-level': row.level,
        'aria-posinset': row.place,
        'aria-setsize': row.siblings,
        ...(row.hasChildren && { 'aria-expanded': latest.current(row.key) }),
      }
    },
    [places],
  )
}

/** The first column leads into the tree. */
function indented([first, ...rest]: TableColumnsType<DataRecord>): TableColumnsType<DataRecord> {
  if (!first || !('render' in first)) return first ? [first, ...rest] : []
  const draw = first.render
  const render: typeof draw = (value, record, index) => (
    <TreeCell record={record}>{draw?.(value, record, index) as React.ReactNode}</TreeCell>
  )
  return [{ ...first, render }, ...rest]
}
