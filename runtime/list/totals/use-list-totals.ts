import { useMemo } from 'react'
import type { ListPage, ListTotals } from '#schemas'
import type { AppError } from '#schemas/errors'
import { useOperation } from '../../data/use-operation.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { ListState, TableColumn } from '../list-state.ts'
import { totalsOperation } from '../rows/row-operations.ts'
import { useListAddress } from '../use-list-address.ts'
import { useRowsQuery } from '../use-rows.ts'

/** Totals of a list over all pages of the current search. */
export interface ListTotalsState {
  /** Number of rows that the totals cover, or undefined while loading. */
  rows: number | undefined
  /** Total of a column, or undefined for a column without a total, or while loading. */
  valueOf: (column: TableColumn) => number | undefined
  isLoading: boolean
  /** True if there are no totals, because the search finds more rows than the server adds up. */
  isTooMany: boolean
  error: AppError | undefined
  refresh: () => void
}

/**
 * Key of a requested total, such as `sum:grossFen`. Columns with the same field and the same total share a
 * key.
 */
const keyOf = ({ column, field }: TableColumn) => {
  const total = 'total' in column ? column.total : undefined
  return total === undefined ? undefined : `${String(total)}:${field}`
}

const keysOf = (columns: readonly TableColumn[]) =>
  [...new Set(columns.map(keyOf).filter((key) => key !== undefined))].sort()

/**
 * True if there are rows, a visible column has a total, and the server has an operation that computes totals.
 */
export function useHasTotals(
  page: ListPage,
  { columns, rows }: Pick<ListState, 'columns' | 'rows'>,
): boolean {
  const { contracts } = useRuntime()
  return (
    rows.length > 0 &&
    totalsOperation(page, contracts) !== undefined &&
    columns.some((column) => keyOf(column) !== undefined)
  )
}

/** Loads the totals of visible columns, in a request of their own. */
export function useListTotals(
  page: ListPage,
  columns: readonly TableColumn[],
  { enabled = true } = {},
): ListTotalsState {
  const { contracts } = useRuntime()
  const { address, rules } = useListAddress(page)
  const { query } = useRowsQuery(page, address, rules)
  const args = useMemo(() => {
    const { column: _column, order: _order, ...filters } = query as Record<string, unknown>
    return { ...filters, totals: keysOf(columns).join(',') }
  }, [query, columns])
  const { data, ...state } = useOperation<ListTotals>(totalsOperation(page, contracts) ?? '', args, {
    enabled,
  })
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
