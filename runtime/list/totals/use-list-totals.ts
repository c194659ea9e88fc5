import { useMemo } from 'react'
import type { ListPage, ListTotals } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useOperation } from '../../data/use-operation.ts'
import type { ListState, TableColumn } from '../list-state.ts'
import { totalsOperation } from '../rows/row-operations.ts'
import { useListAddress } from '../use-list-address.ts'
import { useRowsQuery } from '../use-rows.ts'

/** What the foot of a list says: totals over all pages of its filter. */
export interface ListTotalsState {
  /** Rows that the totals cover; undefined until they are added up. */
  rows: number | undefined
  /** The total of a column; undefined where it has none, or none is known. */
  valueOf: (column: TableColumn) => number | undefined
  isLoading: boolean
  /** The server gave up: narrowing the search helps. */
  isTooMany: boolean
  error: AppError | undefined
  refresh: () => void
}

/** How a total is asked for, `sum:grossFen`; columns of the same field and kind share one. */
const keyOf = ({ column, field }: TableColumn) => {
  const total = 'total' in column ? column.total : undefined
  return total === undefined ? undefined : `${String(total)}:${field}`
}

const keysOf = (columns: readonly TableColumn[]) =>
  [...new Set(columns.map(keyOf).filter((key) => key !== undefined))].sort()

/** Whether the foot of the list has anything to say: some column on screen has a total, and there are rows. */
export const hasTotals = (page: ListPage, { columns, rows }: Pick<ListState, 'columns' | 'rows'>): boolean =>
  rows.length > 0 &&
  totalsOperation(page) !== undefined &&
  columns.some((column) => keyOf(column) !== undefined)

/** Adds up the columns on screen by the server, apart from the rows, which never wait for it. */
export function useListTotals(page: ListPage, columns: readonly TableColumn[]): ListTotalsState {
  const { address, rules } = useListAddress(page)
  const { query } = useRowsQuery(page, address, rules)
  const args = useMemo(() => {
    const { column: _column, order: _order, ...filters } = query as Record<string, unknown>
    return { ...filters, totals: keysOf(columns).join(',') }
  }, [query, columns])
  const { data, ...state } = useOperation<ListTotals>(totalsOperation(page) ?? '', args)
  const { rows, totals = {} } = data ?? {}
  return {
    ...state,
    rows: rows ?? undefined,
    isTooMany: rows === null,
    valueOf: (column) => {
      const key = keyOf(column)
      const total = key !== undefined && Object.hasOwn(totals, key) ? totals[key] : undefined
      return typeof total === 'number' ? total : undefined
    },
  }
}
