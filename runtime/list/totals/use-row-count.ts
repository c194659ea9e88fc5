import type { ListPage } from '#schemas'
import type { ListState } from '../list-state.ts'
import { useHasTotals, useListTotals } from './use-list-totals.ts'

/** Number of rows of a list. */
export interface RowCount {
  total: number
  /** True if there are more rows than `total`. */
  isCapped: boolean
}

/**
 * Number of rows that the search finds. The response with the rows counts up to 10,000; beyond that, the
 * response with the totals has the exact number, if the list has totals.
 */
export function useRowCount(
  page: ListPage,
  { columns, rows, pagination }: Pick<ListState, 'columns' | 'rows' | 'pagination'>,
): RowCount {
  const hasTotals = useHasTotals(page, { columns, rows })
  const { rows: exact } = useListTotals(page, columns, { enabled: hasTotals && pagination.totalCapped })
  return pagination.totalCapped && exact !== undefined
    ? { total: exact, isCapped: false }
    : { total: pagination.total, isCapped: pagination.totalCapped }
}
