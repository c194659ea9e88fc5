import { useMemo } from 'react'
import type { AppError } from '#schemas/errors'
import { type AddressRules, shownFields, writeValue } from './address.ts'
import type { ListSearch, SearchValues } from './list-state.ts'

interface SearchParts {
  rules: AddressRules
  values: SearchValues
  /** Starts the search: writes the values to the address. */
  ask: (values: SearchValues) => void
}

/** Creates the search of a list or report. */
export function useSearch({ rules, values, ask }: SearchParts): ListSearch {
  // Memoized, because a new array of fields creates a new form.
  const fields = useMemo(() => rules.fields.map(({ field }) => field), [rules])
  return useMemo(
    () => ({
      fields,
      values,
      changed: changedIds(rules, values),
      missing: missingFields(rules, values),
      apply: ask,
      reset: () => ask(rules.defaults),
    }),
    [fields, rules, values, ask],
  )
}

/** Required search fields that have no value. */
export function missingFields(rules: AddressRules, values: SearchValues): ListSearch['missing'] {
  return shownFields(rules, values)
    .filter(({ key, field }) => field.required && values[key] === undefined)
    .map(({ field }) => field)
}

/** Ids of the search fields whose values differ from the page's defaults. */
function changedIds(rules: AddressRules, values: SearchValues): ReadonlySet<string> {
  const { defaults } = rules
  const differing = shownFields(rules, values).filter(
    ({ key, isSeveral }) => writeValue(values[key], isSeveral) !== writeValue(defaults[key], isSeveral),
  )
  return new Set(differing.map(({ field }) => field.id))
}

/** Codes of errors that are caused by filters. Repeating the request can't help. */
const REFUSALS: ReadonlySet<string> = new Set([
  'LIST_QUERY_INVALID',
  'LIST_DATE_RANGE_REQUIRED',
  'REPORT_PARAMS_INVALID',
  'REPORT_RANGE_REQUIRED',
])

/**
 * Returns a function that resets the filters that the server rejected, or undefined for an error with another
 * cause.
 */
export const resetRejectedFilters = (
  { code }: AppError,
  { changed, reset }: ListSearch,
): (() => void) | undefined => (changed.size > 0 && REFUSALS.has(code) ? reset : undefined)
