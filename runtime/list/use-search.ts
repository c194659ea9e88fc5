import { useMemo } from 'react'
import type { ListPage } from '#schemas'
import type { AddressRules } from './address.ts'
import type { ListSearch, SearchValues } from './list-state.ts'
import { encodeValue, normalise } from './search-value.ts'
import type { UseListAddress } from './use-list-address.ts'

const NO_FIELDS: ListSearch['fields'] = []

interface SearchParts {
  page: ListPage
  listAddress: UseListAddress
  /** Lets the selection go. */
  clear: () => void
  /** Asks for the same rows again. */
  refresh: () => void
}

/** The search of a list. A new one starts at the first page; one for the same values asks again. */
export function useSearch({ page, listAddress, clear, refresh }: SearchParts): ListSearch {
  const { address, rules, go } = listAddress
  const fields = page.list.search?.fields ?? NO_FIELDS
  const { values } = address
  return useMemo(() => {
    const apply = (next: SearchValues) => {
      clear()
      if (!go({ values: next, pageNo: 1, cursor: undefined })) refresh()
    }
    return {
      fields,
      values,
      changed: changedIds(rules, values),
      missing: missingFields(rules, values),
      apply,
      reset: () => apply(rules.defaults),
    }
  }, [fields, rules, values, go, clear, refresh])
}

/** Required fields without a value. */
export function missingFields({ fields }: AddressRules, values: SearchValues): ListSearch['missing'] {
  return fields
    .filter(({ key, field }) => field.required && values[key] === undefined)
    .map(({ field }) => field)
}

/** Ids of the fields whose value is not the page's own. */
export function changedIds({ fields, defaults }: AddressRules, values: SearchValues): ReadonlySet<string> {
  const written = (value: unknown, isSeveral: boolean) => {
    const said = normalise(value, isSeveral)
    return said === undefined ? '' : encodeValue(said)
  }
  const differing = fields.filter(
    ({ key, isSeveral }) => written(values[key], isSeveral) !== written(defaults[key], isSeveral),
  )
  return new Set(differing.map(({ field }) => field.id))
}
