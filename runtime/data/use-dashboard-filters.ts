import { useCallback, useMemo } from 'react'
import type { DashboardFilter, SearchField } from '#schemas'
import { useEvaluation } from '../expr/use-evaluation.ts'
import type { AddressRules } from '../list/address.ts'
import type { ListSearch, SearchValues } from '../list/list-state.ts'
import { searchRules, useSearchAddress } from '../list/use-list-address.ts'
import { useSearch } from '../list/use-search.ts'
import { useOpenPage } from '../page/page-context.ts'

/** Filters of a dashboard, whose values are in the page's address, as for a list. */
export interface DashboardFilters {
  /** Values by filter id; null for an empty filter. Expressions read the values as `filters.<id>`. */
  values: Readonly<Record<string, unknown>>
  search: ListSearch
}

/**
 * Converts a filter to an input of the search form. The input needs an operator, which only decides whether
 * the value is a list.
 */
const searchFieldOf = ({ several, ...filter }: DashboardFilter): SearchField => ({
  ...filter,
  field: filter.id,
  op: several ? 'in' : 'eq',
})

const PAGE_SIZE = 20

/**
 * Reads and writes the filters of a dashboard. Applying the same values again reloads the data of the
 * dashboard.
 */
export function useDashboardFilters(filters: readonly DashboardFilter[]): DashboardFilters {
  const evaluation = useEvaluation()
  const { session } = useOpenPage()
  const rules = useMemo<AddressRules>(
    () => ({
      ...searchRules(filters.map(searchFieldOf), evaluation),
      sortable: new Set(),
      defaultSort: undefined,
      defaultSize: PAGE_SIZE,
    }),
    [filters, evaluation],
  )
  const { address, go } = useSearchAddress(rules)
  const apply = useCallback(
    (next: SearchValues) => {
      if (!go({ values: next })) void session.refresh()
    },
    [go, session],
  )
  const values = useMemo(() => valuesById(rules, address.values), [rules, address.values])
  return { values, search: useSearch({ rules, values: address.values, ask: apply }) }
}

/** Values by filter id. If the address clears a required filter, its default value applies. */
function valuesById({ fields, defaults }: AddressRules, values: SearchValues): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ key, field: { id, required } }) => [
      id,
      values[key] ?? (required ? defaults[key] : undefined) ?? null,
    ]),
  )
}
