import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef } from 'react'
import {
  type DataRecord,
  type ListState,
  type OpenRows,
  type TreeRow,
  type TreeState,
  useText,
  useTree,
} from '#runtime'
import type { ListPage } from '#schemas'
import type { RowsColumn } from '../header-groups.ts'
import { RowsBody } from '../rows/rows-body.tsx'
import type { RowAttributes, RowsTableProps } from '../rows-table.tsx'
import { TreeCell } from './tree-cell.tsx'
import { mapTreeRows, TreeContext, type TreeRowMap } from './tree-context.ts'

interface TreeRowsProps {
  page: ListPage
  list: ListState
  open: OpenRows
  table: RowsTableProps
}

/**
 * Draws the rows of a tree. The first column is indented. Arrow keys expand and collapse rows, and move the
 * focus.
 */
export function TreeRows({ page, list, open, table }: TreeRowsProps) {
  const t = useText()
  const tree = useTree(page, list, open)
  const box = useRef<HTMLDivElement>(null)
  useAddedRow(box, tree, open)
  const rowMap = useMemo(() => mapTreeRows(tree.rows), [tree.rows])
  const rows = useMemo(() => tree.rows.map(({ record }) => record), [tree.rows])
  const columns = useMemo(() => indented(table.columns), [table.columns])
  const attributes = useMemo(() => ({ role: 'treegrid' as const, 'aria-label': t(page.title) }), [t, page])
  const rowAttributes = useRowAttributes(rowMap, tree)
  const onKeyDown = (event: KeyboardEvent) =>
    moveInTree(event, { rows: tree.rows, isOpen: tree.isOpen, toggle: tree.toggle })
  const context = useMemo(() => ({ rowMap, tree }), [rowMap, tree])
  return (
    <TreeContext value={context}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it handles the arrow keys of the treegrid inside. */}
      <div ref={box} onKeyDown={onKeyDown}>
        <RowsBody page={page} table={{ ...table, rows, columns, attributes, rowAttributes }} />
      </div>
    </TreeContext>
  )
}

/**
 * Returns a function for the ARIA attributes of a row: its position in the tree, and whether it is expanded.
 */
function useRowAttributes(rowMap: TreeRowMap, { isOpen }: TreeState) {
  const latest = useRef(isOpen)
  latest.current = isOpen
  return useCallback(
    (record: DataRecord): RowAttributes => {
      const row = rowMap.get(record)
      if (!row) return {}
      return {
        tabIndex: -1,
        'aria-level': row.level,
        'aria-posinset': row.position,
        'aria-setsize': row.siblings,
        ...(row.hasChildren && { 'aria-expanded': latest.current(row.key) }),
      }
    },
    [rowMap],
  )
}

/** Returns the columns of a tree. The cells of the first column are indented. */
function indented([first, ...rest]: readonly RowsColumn[]): readonly RowsColumn[] {
  if (!first?.render) return first ? [first, ...rest] : []
  const draw = first.render
  const render: RowsColumn['render'] = (value, record, index) => (
    <TreeCell record={record}>{draw(value, record, index) as React.ReactNode}</TreeCell>
  )
  return [{ ...first, render }, ...rest]
}

/** Scrolls to a row that was added, as soon as the row is drawn. */
function useAddedRow(
  box: RefObject<HTMLElement | null>,
  { rows }: Pick<TreeState, 'rows'>,
  open: OpenRows,
): void {
  useEffect(() => {
    const addedKey = open.keyToReveal()
    if (addedKey === undefined || !rows.some(({ key }) => key === addedKey)) return
    open.clearKeyToReveal()
    box.current
      ?.querySelector(`[data-row-key="${CSS.escape(addedKey)}"]`)
      ?.scrollIntoView({ block: 'center' })
  }, [box, rows, open])
}

type TreeNavigation = Pick<TreeState, 'rows' | 'isOpen' | 'toggle'>

/**
 * Handles arrow keys on a row of a tree or on its expand button. Right expands the row, or moves the focus to
 * its first child. Left collapses the row, or moves the focus to its parent. Up and down move the focus to
 * the row above or below. Keys on other elements of a row are ignored.
 */
function moveInTree(event: KeyboardEvent, navigation: TreeNavigation): void {
  const target = event.target as HTMLElement
  const row = target.closest<HTMLElement>('tr[data-row-key]')
  if (!row || (target !== row && !('treeToggle' in target.dataset))) return
  const index = navigation.rows.findIndex(({ key }) => key === row.dataset.rowKey)
  const at = navigation.rows[index]
  const move = at && moves[event.key]
  if (!move) return
  event.preventDefault()
  const next = move(at, index, navigation)
  if (next?.key !== undefined) focusRow(event.currentTarget as HTMLElement, next.key)
}

type Move = (at: TreeRow, index: number, navigation: TreeNavigation) => TreeRow | undefined

const moves: Readonly<Record<string, Move | undefined>> = {
  ArrowRight: (at, index, { rows, isOpen, toggle }) => {
    if (at.hasChildren && isOpen(at.key)) {
      const next = rows[index + 1]
      return next?.parent === at.key ? next : undefined
    }
    if (at.hasChildren && at.key !== undefined) toggle(at.key)
    return undefined
  },
  ArrowLeft: (at, _index, { rows, isOpen, toggle }) => {
    if (!at.hasChildren || !isOpen(at.key)) return rows.find(({ key }) => key === at.parent)
    if (at.key !== undefined) toggle(at.key)
    return undefined
  },
  ArrowUp: (_at, index, { rows }) => rows[index - 1],
  ArrowDown: (_at, index, { rows }) => rows[index + 1],
}

/**
 * Focuses the expand button of a row, or the row itself. Doesn't work for a row of a virtual table that isn't
 * drawn.
 */
function focusRow(table: HTMLElement, key: string): void {
  const row = table.querySelector<HTMLElement>(`tr[data-row-key="${CSS.escape(key)}"]`)
  const toggle = row?.querySelector<HTMLElement>('[data-tree-toggle]')
  ;(toggle ?? row)?.focus()
}
