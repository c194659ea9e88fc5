import { type ReactNode, useMemo } from 'react'
import { hasTotals, type ListState } from '#runtime'
import type { ListPage } from '#schemas'
import { lazyView } from '../../../shared/lazy-view.tsx'
import css from './totals.module.css'

/** Keeps its height, so that nothing below moves. */
const waiting = (
  <tr className={css.row}>
    <td>{'\u00a0'}</td>
  </tr>
)
const TotalsRow = lazyView(async () => (await import('./totals-row.tsx')).TotalsRow, waiting)

/** The foot of the table where some column on screen has a total; the same one until the columns change. */
export function useTotalsFoot(page: ListPage, list: ListState, drawn: number): ReactNode {
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
