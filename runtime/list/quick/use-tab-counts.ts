import { useQueries } from '@tanstack/react-query'
import type { ListPage } from '#schemas'
import { isRecord } from '#schemas/values'
import { operationKey } from '../../data/use-operation.ts'
import { useRuntime } from '../../runtime-context.ts'
import { toFilterParams } from '../filters.ts'
import type { ListState } from '../list-state.ts'
import type { RowCount } from '../totals/use-row-count.ts'
import { useListAddress } from '../use-list-address.ts'
import { useRowsSource } from '../use-rows.ts'
import type { QuickChoice } from './quick-tabs.ts'

/**
 * Number of rows of each tab. After the rows have loaded, it is requested from the list's operation with a
 * page size of one row. A failed request shows no message, and its tab has no number.
 */
export function useTabCounts(
  page: ListPage,
  choices: readonly QuickChoice[],
  { isLoading, search, error }: Pick<ListState, 'isLoading' | 'search' | 'error'>,
): ReadonlyMap<string, RowCount | 'loading' | undefined> {
  const { http } = useRuntime()
  const { rules } = useListAddress(page)
  const { source, args } = useRowsSource(page)
  const enabled = !isLoading && !error && search.missing.length === 0
  const results = useQueries({
    queries: choices.map(({ values }) => {
      const query = { ...args, ...toFilterParams(rules.fields, values), pageNo: 1, pageSize: 1 }
      return {
        queryKey: operationKey({ op: source.op, args: query }),
        queryFn: ({ signal }: { signal: AbortSignal }) =>
          http.call<unknown>(source.op, query, { signal, isQuiet: true }),
        select: countOf,
        // By this mark, the inspector ignores the response when it explains the rows.
        meta: { isCount: true },
        enabled,
        retry: false,
      }
    }),
  })
  return new Map(
    choices.map(({ id }, index) => {
      const { data, isPending, isError } = results[index] ?? {}
      return [id, isPending ? 'loading' : isError ? undefined : (data ?? undefined)]
    }),
  )
}

/** Reads the total from a response. Returns null for a response without a total. */
function countOf(answer: unknown): RowCount | null {
  if (!isRecord(answer) || !Number.isSafeInteger(answer.total)) return null
  return { total: Number(answer.total), isCapped: answer.totalCapped === true }
}
