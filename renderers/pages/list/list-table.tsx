import { Button } from 'antd'
import { type ReactNode, useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { hasTotals, type ListState, type OpenRows, type PageActions, useText } from '#runtime'
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
import totals from './totals/totals.module.css'
import { useTableColumns } from './use-table-columns.tsx'

/** Rows as cards come to telephones only, rows that lie in rows with the pages that have them. */
const Cards = lazyView(async () => (await import('./cards/cards.tsx')).Cards, <div className={css.waiting} />)
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

/** The list's rows; while others are on their way the old ones stay, and are not drawn anew for it. */
export function ListTable(props: ListTableProps) {
  const isCards = useIsCards(props.list)
  return (
    <div className={css.table} ref={tendTable}>
      <Progress list={props.list} />
      {isCards ? <Cards {...props} /> : <Rows {...props} />}
    </div>
  )
}

function Rows({ page, list, actions, open }: ListTableProps) {
  const { rows, rowKey, selection, settings, openId } = list
  const { columns, width } = useTableColumns(page, list, actions)
  const onSort = useStableSort(list)
  const chosen = useMemo(
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
    selection: chosen,
    foot: useTotalsFoot(page, list, columns.length),
    empty: rows.length === 0 ? <Placeholder page={page} list={list} actions={actions} /> : undefined,
    onSort,
  }
  if (!page.list.table?.tree) return <RowsBody page={page} table={table} />
  return <TreeRows page={page} list={list} open={open} table={table} />
}

/** The same function for good, so that the rows aren't drawn anew; it sorts the list as it is when it is called. */
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

/** Does for antd's table what it leaves open: names cut cells, and keeps the keyboard out of its hidden row. */
function tendTable(table: HTMLElement | null) {
  // By a copy of the headings it measures their widths: what can be pressed there would take the focus unseen.
  for (const copy of table?.querySelectorAll<HTMLElement>('tr[aria-hidden=true]') ?? []) copy.inert = true
  table?.addEventListener('mouseover', nameCutCell)
  return () => table?.removeEventListener('mouseover', nameCutCell)
}

/** A cell too narrow for its text tells it on hover: looked at when it happens, so that rows cost nothing for it. */
function nameCutCell({ target }: Event) {
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

/** Keeps its height, so that nothing below moves. */
const waiting = (
  <tr className={totals.row}>
    <td>{'\u00a0'}</td>
  </tr>
)
const TotalsRow = lazyView(async () => (await import('./totals/totals-row.tsx')).TotalsRow, waiting)

/** The foot of the table where some column on screen has a total; the same one until the columns change. */
function useTotalsFoot(page: ListPage, list: ListState, drawn: number): ReactNode {
  const { columns, selection } = list
  const isShown = hasTotals(page, list)
  const leading = Number(selection.enabled) + Number(page.list.table?.expand !== undefined)
  const trailing = drawn - columns.length
  return useMemo(
    () =>
      isShown ? <TotalsRow page={page} columns={columns} leading={leading} trailing={trailing} /> : undefined,
    [isShown, page, columns, leading, trailing],
  )
}
