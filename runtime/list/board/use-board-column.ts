import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import type { ListPage } from '#schemas'
import type { AppError } from '#schemas/errors'
import { durationMs, operationQuery } from '../../data/use-operation.ts'
import { toAppError } from '../../page/errors.ts'
import type { DataRecord } from '../../registry/definitions.ts'
import { useRuntime } from '../../runtime-context.ts'
import type { RowsAnswer } from '../pagination.ts'
import { rowKeyOf } from '../rows/row-operations.ts'
import { useNarrowedQuery } from '../use-narrowed-query.ts'

/** Number of rows that a column loads with one request. */
const PAGE_SIZE = 20
/**
 * Maximum number of pages that a column loads. The number is limited, because a reload requests all loaded
 * pages again.
 */
const MAX_PAGES = 10

/** Rows of a column of a board. */
export interface BoardRows {
  rows: readonly DataRecord[]
  /** Number of rows that the column has, or undefined until the first rows have loaded. */
  total: number | undefined
  /** True if the column has more rows than `total`. */
  isCapped: boolean
  isLoading: boolean
  error: AppError | undefined
  retry: () => void
  /**
   * Loads more rows. The function is undefined while rows are loading, after an error, and when all rows or
   * the maximum number of rows have loaded.
   */
  loadMore: (() => void) | undefined
  /** True if the column has more rows than it can load. */
  isCut: boolean
}

/**
 * Loads the rows of the current search in which `field` has the value `value`, page by page. Sends no request
 * until `isNear` is true.
 */
export function useBoardColumn(
  page: ListPage,
  { field, value, isNear }: { field: string; value: string; isNear: boolean },
): BoardRows {
  const { http } = useRuntime()
  const [pages, setPages] = useState(1)
  const { source, query, isReady } = useNarrowedQuery(page, { field, op: 'eq', value })
  const results = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      ...operationQuery<RowsAnswer>(
        http,
        { op: source.op, args: { ...query, pageNo: index + 1, pageSize: PAGE_SIZE } },
        { cacheMs: durationMs(source.cache), showsErrorInPlace: true },
      ),
      enabled: isNear && isReady,
    })),
  })
  const first = results[0]?.data
  const failed = results.find(({ error, data }) => error && !data)
  const rows = uniqueRows(
    results.flatMap(({ data }) => data?.records ?? []),
    rowKeyOf(page),
  )
  const isLoading = results.some(({ isPending }) => isPending) && !failed
  const isComplete = pages * PAGE_SIZE >= (first?.total ?? 0)
  const isFull = pages >= MAX_PAGES
  return {
    rows,
    total: first?.total,
    isCapped: first?.totalCapped === true,
    isLoading,
    error: failed?.error ? toAppError(failed.error) : undefined,
    retry: () => void failed?.refetch(),
    loadMore: isComplete || isFull || isLoading || failed ? undefined : () => setPages(pages + 1),
    isCut: isFull && !isComplete && !isLoading && !failed,
  }
}

/**
 * Drops repeated rows. A row that is added between two requests moves another row to the next page, so that
 * both pages contain it.
 */
function uniqueRows(rows: readonly DataRecord[], rowKey: string): readonly DataRecord[] {
  return [...new Map(rows.map((row) => [String(row[rowKey]), row])).values()]
}
