import type { QuickFilter } from '#schemas'
import { type AddressRules, writeValue } from '../address.ts'
import type { SearchValues } from '../list-state.ts'
import { normalise } from '../search-value.ts'

/** Id of the first tab. A quick filter can't have the same id as the first tab. */
export const ALL_TAB = ''

/** A tab and the search values that it selects. */
export interface QuickChoice {
  /** `ALL_TAB`, or the id of a quick filter. */
  id: string
  values: SearchValues
}

/**
 * Returns the tabs of a list for the current search. Each tab sets all search fields that occur in quick
 * filters, and keeps the values of the other search fields.
 */
export function quickChoices(
  quick: readonly QuickFilter[],
  values: SearchValues,
  rules: AddressRules,
): readonly QuickChoice[] {
  const fields = quickFields(quick, rules)
  const others = new Map(Object.entries(values))
  for (const { key } of fields) others.delete(key)
  return [{ id: ALL_TAB, filters: {} }, ...quick].map(({ id, filters }) => {
    const own = new Map(Object.entries(filters))
    const chosen = fields.flatMap(({ key, field, isSeveral }) => {
      const value = normalise(own.get(field.id), isSeveral)
      return value === undefined ? [] : [[key, value] as const]
    })
    return { id, values: Object.fromEntries([...others, ...chosen]) }
  })
}

/** Id of the tab that matches the current search, or undefined if no tab matches. */
export function activeTab(
  choices: readonly QuickChoice[],
  quick: readonly QuickFilter[],
  { values, rules }: { values: SearchValues; rules: AddressRules },
): string | undefined {
  const fields = quickFields(quick, rules)
  const isSame = (one: SearchValues) =>
    fields.every(
      ({ key, isSeveral }) => writeValue(one[key], isSeveral) === writeValue(values[key], isSeveral),
    )
  return choices.find((choice) => isSame(choice.values))?.id
}

/** Search fields that a quick filter sets. */
function quickFields(quick: readonly QuickFilter[], { fields }: AddressRules) {
  const ids = new Set(quick.flatMap(({ filters }) => Object.keys(filters)))
  return fields.filter(({ field }) => ids.has(field.id))
}
