import { useMemo } from 'react'
import type { AppError } from '#schemas/errors'
import { type AddressRules, writeValue } from './address.ts'
import type { ListSearch, SearchValues } from './list-state.ts'

interface SearchParts {
  rules: AddressRules
  values: SearchValues
  /** Asks with these values. */
  ask: (values: SearchValues) => void
}

/** The search of a list or report. */
export function useSearch({ rules, values, ask }: SearchParts): ListSearch {
  // Another list of fields would be another form.
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

/** Required fields without a value. */
export function missingFields({ fields }: AddressRules, values: SearchValues): ListSearch['missing'] {
  return fields
    .filter(({ key, field }) => field.required && values[key] === undefined)
    .map(({ field }) => field)
}

/** Ids of the fields whose value is not the page's own. */
function changedIds({ fields, defaults }: AddressRules, values: SearchValues): ReadonlySet<string> {
  const differing = fields.filter(
    ({ key, isSeveral }) => writeValue(values[key], isSeveral) !== writeValue(defaults[key], isSeveral),
  )
  return new Set(differing.map(({ field }) => field.id))
}

/** Refusals of what the filters ask: the same question would be refused again. */
const REFUSALS: ReadonlySet<string> = new Set([
  'LIST_QUERY_INVALID',
  'LIST_DATE_RANGE_REQUIRED',
  'REPORT_PARAMS_INVALID',
  'REPORT_RANGE_REQUIRED',
])

/** Takes back the filters that the server refused; undefined where they are not what failed. */
export const resetOfRefused = (
  { code }: AppError,
  { changed, reset }: ListSearch,
): (() => void) | undefined => (changed.size > 0 && REFUSALS.has(code) ? reset : undefined)
