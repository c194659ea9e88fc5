import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { ListPage } from '#schemas'
import { durationMs, type OperationState, sourceOf, useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import { useRuntime } from '../runtime-context.ts'
import type { AddressRules, ListAddress } from './address.ts'
import { toFilterParams } from './filters.ts'
import type { RowsAnswer } from './pagination.ts'
import { rowOperations } from './rows/row-operations.ts'
import { missingFields } from './use-search.ts'

const DEFAULT_ROWS = 'rows'

/** The operation that loads the list's rows, with the arguments that the page defines. */
export function useRowsSource(page: ListPage) {
  const evaluation = useEvaluation()
  const pointer = page.list.rows === undefined ? '/data' : '/list/rows'
  const source = sourceOf(page, page.list.rows ?? DEFAULT_ROWS, pointer)
  const args = useMemo(
    () => evaluation.value(source.args ?? {}) as Record<string, unknown>,
    [source, evaluation],
  )
  return { source, args }
}

/**
 * Builds the arguments of the list's operation from the search and sort order in the address. Doesn't include
 * paging.
 */
export function useRowsQuery(page: ListPage, address: ListAddress, rules: AddressRules) {
  const { source, args } = useRowsSource(page)
  const query = useMemo(() => {
    const { sort } = address
    const order = sort && { column: sort.field, order: sort.order }
    return { ...args, ...toFilterParams(rules.fields, address.values), ...order }
  }, [args, rules, address])
  return { source, query }
}

interface RowsParts {
  address: ListAddress
  rules: AddressRules
  /** False while a calendar or board is shown, which loads its own rows. */
  isShown: boolean
}

/** Loads the rows for an address. Sends no request while a required filter is empty. */
export function useRows(page: ListPage, { address, rules, isShown }: RowsParts): OperationState<RowsAnswer> {
  const { source, query } = useRowsQuery(page, address, rules)
  const args = useMemo(() => ({ ...query, ...placeParams(address) }), [query, address])
  const enabled = isShown && missingFields(rules, address.values).length === 0
  const state = useOperation<RowsAnswer>(source.op, args, {
    enabled,
    cacheMs: durationMs(source.cache),
    keepsPreviousData: true,
  })
  const refresh = useRefresh(page, source.op)
  return { ...state, refresh, ...(!enabled && { data: undefined, error: undefined }) }
}

/** Reloads the rows and all data that depend on them: tab counts, totals and expanded rows. */
function useRefresh(page: ListPage, rowsOp: string) {
  const queries = useQueryClient()
  const { contracts } = useRuntime()
  return useCallback(() => {
    for (const op of [rowsOp, ...rowOperations(page, contracts)])
      void queries.invalidateQueries({ queryKey: ['data', op] })
  }, [queries, contracts, page, rowsOp])
}

const placeParams = ({ pageNo, pageSize, cursor }: ListAddress) => ({
  pageNo,
  pageSize,
  ...(cursor && { cursor }),
})
