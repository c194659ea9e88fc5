import type { DictItem } from '#schemas'
import type { DictState } from './dictionaries.ts'

/** A dictionary in the language of the user. */
export interface Dict {
  items: readonly DictItem[]
  isLoading: boolean
  /** The item of a stored value; undefined where the dictionary has none. */
  find: (value: unknown) => DictItem | undefined
}

/** One for each state and language, shared by all the cells that show it. */
const made = new WeakMap<DictState, Map<string, Dict>>()

/** What is known of a dictionary, in a language; the same object for the same state. */
export function dictOf(state: DictState, locale: string): Dict {
  const byLocale = made.get(state) ?? new Map<string, Dict>()
  made.set(state, byLocale)
  const known = byLocale.get(locale)
  if (known) return known
  const items = state.items.map((item) => ({ ...item, text: item.texts?.[locale] ?? item.text }))
  const byValue = new Map(items.map((item) => [String(item.value), item]))
  const dict: Dict = {
    items,
    isLoading: state.isLoading,
    find: (value) => (value === undefined || value === null ? undefined : byValue.get(String(value))),
  }
  byLocale.set(locale, dict)
  return dict
}
