import { Button } from 'antd'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { type ListState, type OpenRows, type PageActions, useHasTotals, useText } from '#runtime'
import { errorText } from '#runtime/http'
import type { ListPage } from '#schemas'
import { lazyView } from '../../shared/lazy-view.tsx'
import css from './list.module.css'
import { Placeholder } from './placeholder.tsx'
import { useExpandable } from './rows/expander.tsx'
import { RowsBody } from './rows/rows-body.tsx'
import { useIsCards } from './rows/use-is-cards.ts'
import { useRowClass } from './rows/use-row-class.ts'
import type { OnSort } from './rows-table.tsx'
import { TotalsRow } from './totals/totals-row.tsx'
import { useTableColumns } from './use-table-columns.tsx'

/** The code of the cards is loaded when rows are first shown as cards, such as on a phone. */
const Cards = lazyView(async () => (await import('./cards/cards.tsx')).Cards, <div className={css.waiting} />)
/** The code of the calendar is loaded when rows are first shown in a calendar. */
const Calendar = lazyView(
  async () => (await import('./calendar/calendar.tsx')).Calendar,
  <div className={css.waiting} />,
)
/** The code of the board is loaded when rows are first shown on a board. */
const Board = lazyView(async () => (await import('./board/board.tsx')).Board, <div className={css.waiting} />)
const TreeRows = lazyView(
  async () => (await import('./tree/tree-rows.tsx')).TreeRows,
  <div className={css.waiting} />,
)

interface ListTableProps {
  page: ListPage
  list: ListState
  actions: PageActions
  open: OpenRows
}

/**
 * Draws the rows as a table, as cards, as a tree, or in another view that the user has chosen. While new rows
 * load, the previous rows stay visible.
 */
export function ListTable(props: ListTableProps) {
  const isCards = useIsCards(props.list)
  const { view } = props.list.settings
  const View = view === 'calendar' ? Calendar : view === 'board' ? Board : isCards ? Cards : Rows
  return (
    <div className={css.table} ref={enhanceTable}>
      <Progress list={props.list} />
      <View {...props} />
    </div>
  )
}

function Rows({ page, list, actions, open }: ListTableProps) {
  const { rows, rowKey, selection, settings, openId } = list
  const { columns, width } = useTableColumns(page, list, actions)
  const onSort = useStableSort(list)
  const rowSelection = useMemo(
    () =>
      selection.enabled
        ? { keys: selection.keys, change: selection.change, isSingle: selection.isSingle ?? false }
        : undefined,
    [selection],
  )
  const table = {
    columns,
    width,
    rows,
    rowKey,
    density: settings.density,
    classOf: useRowClass(page, rowKey, openId),
    expandable: useExpandable(page, open, rowKey),
    selection: rowSelection,
    foot: useTotalsFoot(page, list, columns.length),
    empty: rows.length === 0 ? <Placeholder page={page} list={list} actions={actions} /> : undefined,
    onSort,
  }
  if (!page.list.table?.tree) return <RowsBody page={page} table={table} />
  return <TreeRows page={page} list={list} open={open} table={table} />
}

/** Returns the same sort handler on each render, so that not all rows render again. */
function useStableSort(list: ListState): OnSort {
  const latest = useRef(list)
  useLayoutEffect(() => {
    latest.current = list
  })
  return useCallback((columnId, order) => {
    const { columns, setSort } = latest.current
    const column = columns.find(({ id }) => id === columnId)
    setSort(column && order ? { field: column.field, order } : undefined)
  }, [])
}

/**
 * Adds tooltips to the truncated cells of antd's table, and keeps the focus out of the hidden row of the
 * table.
 */
function enhanceTable(table: HTMLElement | null) {
  // antd measures widths with a hidden copy of the headings. The copy is inert, so that its buttons can't get
  // the focus.
  for (const copy of table?.querySelectorAll<HTMLElement>('tr[aria-hidden=true]') ?? []) copy.inert = true
  table?.addEventListener('mouseover', showTruncatedText)
  return () => table?.removeEventListener('mouseover', showTruncatedText)
}

/**
 * Sets the tooltip of a truncated cell. Runs when the user hovers over the cell, so that rows render fast.
 */
function showTruncatedText({ target }: Event) {
  const cell = target instanceof Element ? target.closest('td') : null
  if (!cell || cell.querySelector('[title], button')) return
  cell.title = cell.scrollWidth > cell.clientWidth ? (cell.textContent ?? '') : ''
}

function Progress({ list: { isRefreshing, error, rows, refresh } }: { list: ListState }) {
  const t = useText()
  return (
    <>
      <div className={css.progress} data-active={isRefreshing} aria-hidden />
      {error && rows.length > 0 && (
        <div className={css.stale} role="alert">
          <span>{t('These rows may be out of date: {{reason}}', { reason: errorText(error, t) })}</span>
          <Button size="small" onClick={refresh}>
            {t('Try again')}
          </Button>
        </div>
      )}
    </>
  )
}

/**
 * Returns the table footer if at least one visible column has a total. Returns the same element until the
 * columns change.
 */
function useTotalsFoot(page: ListPage, list: ListState, drawn: number): ReactNode {
  const { columns, selection } = list
  const isShown = useHasTotals(page, list)
  const leading = Number(selection.enabled) + Number(page.list.table?.expand !== undefined)
  const trailing = drawn - columns.length
  return useMemo(
    () =>
      isShown ? <TotalsRow page={page} columns={columns} leading={leading} trailing={trailing} /> : undefined,
    [isShown, page, columns, leading, trailing],
  )
}
