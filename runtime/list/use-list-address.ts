import { useMemo, useSyncExternalStore } from 'react'
import type { ListPage, SearchField } from '#schemas'
import { type Evaluation, useEvaluation } from '../expr/use-evaluation.ts'
import { useOpenPage } from '../page/page-context.ts'
import { type AddressRules, type ListAddress, readAddress, writeAddress } from './address.ts'
import type { SearchValues, Sort } from './list-state.ts'
import { keyFields } from './search-keys.ts'
import { normalise } from './search-value.ts'

const DEFAULT_SIZE = 20

/** Reads and changes the state of a list in the address. Each change adds a history entry. */
export interface UseListAddress {
  address: ListAddress
  rules: AddressRules
  /** Changes the address and returns true. Returns false if the change results in the same address. */
  go: (change: Partial<ListAddress>, options?: { replace?: boolean }) => boolean
}

/** Reads and writes the state of a list in the address. */
export function useListAddress(page: ListPage): UseListAddress {
  const evaluation = useEvaluation()
  const rules = useMemo(() => addressRules(page, evaluation), [page, evaluation])
  return useSearchAddress(rules, besideView)
}

const asWritten = (search: string) => search

/**
 * Reads and writes the parameters that `rules` define. `complete` is applied to each new address, except when
 * the change selects a view.
 */
export function useSearchAddress(rules: AddressRules, complete = asWritten): UseListAddress {
  const { address: port } = useOpenPage().session
  const search = useSyncExternalStore(port.subscribe, port.search)
  const address = useMemo(() => readAddress(search, rules), [search, rules])
  const go = useMemo<UseListAddress['go']>(
    () => (change, options) => {
      const now = readAddress(port.search(), rules)
      const next = writeAddress({ ...now, ...change }, rules)
      if (next === writeAddress(now, rules)) return false
      port.write('view' in change ? next : complete(next), options)
      return true
    },
    [port, rules, complete],
  )
  return { address, rules, go }
}

/**
 * Adds `page=1` to an address that names only a view, because opening an address without other parameters
 * applies the saved view.
 */
const besideView = (search: string) => (/^\?view=[^&]*$/.test(search) ? `${search}&page=1` : search)

function addressRules(page: ListPage, evaluation: Evaluation): AddressRules {
  const { columns, table, search } = page.list
  return {
    ...searchRules(search?.fields, evaluation),
    sortable: new Set(columns.filter(({ sort }) => sort).map(({ field }) => field)),
    defaultSort: table?.sort as Sort | undefined,
    defaultSize: table?.pageSize ?? DEFAULT_SIZE,
  }
}

/**
 * Address rules for search fields. Default values are evaluated only once, because an expression could give a
 * new value later, and only the user may change filters.
 */
export function searchRules(
  search: readonly SearchField[] = [],
  evaluation: Evaluation,
): Pick<AddressRules, 'fields' | 'defaults' | 'isShown'> {
  const fields = keyFields(search)
  const defaults: Record<string, unknown> = {}
  for (const { key, field, isSeveral } of fields) {
    const value = normalise(evaluation.value(field.default), isSeveral)
    if (value !== undefined) defaults[key] = value
  }
  const isConditional = search.some(({ when }) => when !== undefined)
  return {
    fields,
    defaults,
    ...(isConditional && {
      isShown: ({ when }: SearchField, values: SearchValues) => evaluation.isMet(when, { values }),
    }),
  }
}
