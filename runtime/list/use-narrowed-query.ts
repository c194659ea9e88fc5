import { useMemo } from 'react'
import type { ListPage, SearchField } from '#schemas'
import { useListAddress } from './use-list-address.ts'
import { useRowsQuery } from './use-rows.ts'
import { missingFields } from './use-search.ts'

/** Key of the additional condition in the search values. No search field can have this key. */
const KEY = '$narrowed'

/** A condition that the rows must meet in addition to the search. */
interface Narrowing extends Pick<SearchField, 'field' | 'op'> {
  /** Value of the condition. Pass the same object on each render. */
  value: unknown
}

/**
 * The list's operation with arguments for the search, the sort order and one additional condition, but
 * without paging. `isReady` is false while a required filter is empty.
 */
export function useNarrowedQuery(page: ListPage, { field, op, value }: Narrowing) {
  const { address, rules } = useListAddress(page)
  const narrowed = useMemo(() => {
    const keyed = { key: KEY, field: { id: KEY, field, op }, isSeveral: op === 'between' }
    return {
      address: { ...address, values: { ...address.values, [KEY]: value } },
      rules: { ...rules, fields: [...rules.fields, keyed] },
    }
  }, [address, rules, field, op, value])
  const { source, query } = useRowsQuery(page, narrowed.address, narrowed.rules)
  return { source, query, isReady: missingFields(rules, address.values).length === 0 }
}
