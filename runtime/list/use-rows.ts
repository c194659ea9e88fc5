import { useMemo } from 'react'
import type { ListPage } from '#schemas'
import { sourceOf } from '../data/source-of.ts'
import { keepMsOf, type OperationState, useOperation } from '../data/use-operation.ts'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { AddressRules, ListAddress } from './address.ts'
import { toFilterParams } from './filters.ts'
import type { RowsAnswer } from './pagination.ts'
import { missingFields } from './use-search.ts'

const DEFAULT_ROWS = 'rows'

/** Asks for the rows that the address names; nothing is asked for while a required filter is empty. */
export function useRows(
  page: ListPage,
  address: ListAddress,
  rules: AddressRules,
): OperationState<RowsAnswer> {
  const evaluation = useEvaluation()
  const pointer = page.list.rows === undefined ? '/data' : '/list/rows'
  const source = sourceOf(page, page.list.rows ?? DEFAULT_ROWS, pointer)
  const args = useMemo(() => {
    const own = evaluation.value(source.args ?? {}) as Record<string, unknown>
    return { ...own, ...toFilterParams(rules.fields, address.values), ...placeParams(address) }
  }, [source, evaluation, rules, address])
  const enabled = missingFields(rules, address.values).length === 0
  const state = useOperation<RowsAnswer>(source.op, args, {
    enabled,
    keepMs: keepMsOf(source.cache),
    keepsPrevious: true,
  })
  return enabled ? state : { ...state, data: undefined }
}

const placeParams = ({ sort, pageNo, pageSize, cursor }: ListAddress) => ({
  ...(sort && { column: sort.field, order: sort.order }),
  pageNo,
  pageSize,
  ...(cursor && { cursor }),
})
