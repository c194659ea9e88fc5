import { useMemo } from 'react'
import type { ListPage, SearchField } from '#schemas'
import { useListAddress } from './use-list-address.ts'
import { useRowsQuery } from './use-rows.ts'
import { missingFields } from './use-search.ts'

/** Key of the condition among the search values. No search field can have it. */
const KEY = '$narrowed'

/** A condition on the rows in addition to the search. */
interface Narrowing extends Pick<SearchField, 'field' | 'op'> {
  /** Value of the condition. Pass the same object on each render. */
  value: unknown
}

/**
 * Operation of a list with the arguments of the search, the sort and one more condition. Paging is not
 * included. Not ready while a required filter is empty.
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
