import type { DictItem, DictItems } from '#schemas'
import type { Http } from '../http/create-http.ts'

/** State of one dictionary. A change of the state creates a new object. */
export interface DictState {
  items: readonly DictItem[]
  isLoading: boolean
  failed: boolean
}

/** Dictionaries by code, each of which is loaded once. */
export interface Dictionaries {
  read: (code: string) => DictState
  /** Loads a dictionary unless it is already loaded or loading. A failed dictionary is loaded again. */
  load: (code: string) => void
  /** Loads a dictionary that was not requested before. Doesn't retry a failed dictionary. */
  loadOnce: (code: string) => void
  /**
   * Replaces all dictionaries except table dictionaries. A dictionary that is missing in `all` becomes empty.
   */
  replace: (all: DictItems) => void
  /** Reloads table dictionaries, because the server sends their texts in the language of the request. */
  reloadTables: () => void
  subscribe: (listener: () => void) => () => void
}

interface DictionarySettings {
  http: Http
  /** `sysAllDictItems` of the login response, as stored by the application. */
  known: DictItems | undefined
}

const LOADING: DictState = Object.freeze({ items: [], isLoading: true, failed: false })
const FAILED: DictState = Object.freeze({ items: [], isLoading: false, failed: true })

/**
 * Creates the state of a loaded dictionary. Leaves out malformed items. If the value isn't a list, there are
 * no items.
 */
const stateOf = (items: unknown): DictState => ({
  items: Array.isArray(items) ? items.filter(isItem) : [],
  isLoading: false,
  failed: false,
})

/**
 * True for the code of a table dictionary, `table,text,code`. Table dictionaries are loaded by a separate
 * operation.
 */
const isTableDict = (code: string) => code.includes(',')

const isSame = (one: readonly DictItem[], other: readonly DictItem[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const isItem = (item: unknown): item is DictItem =>
  typeof item === 'object' && item !== null && 'value' in item && 'text' in item

/** Creates the dictionaries of a session: those in the login response, and other dictionaries on demand. */
export function createDictionaries({ http, known: fromLogin = {} }: DictionarySettings): Dictionaries {
  const states = new Map<string, DictState>(
    Object.entries(fromLogin)
      .filter(([, items]) => Array.isArray(items))
      .map(([code, items]) => [code, stateOf(items)]),
  )
  const listeners = new Set<() => void>()
  const setState = (code: string, state: DictState) => {
    states.set(code, state)
    for (const listener of listeners) listener()
  }

  const request = (code: string) => {
    // A new object for each request. If another object has replaced this one as the state, the response is
    // dropped.
    const pending = { ...LOADING }
    states.set(code, pending)
    http.call('dict.items', { code }).then(
      (items) => states.get(code) === pending && setState(code, stateOf(items)),
      () => states.get(code) === pending && setState(code, FAILED),
    )
  }

  return {
    read: (code) => states.get(code) ?? LOADING,
    load: (code) => {
      const known = states.get(code)
      if (!known || known.failed) request(code)
    },
    loadOnce: (code) => {
      if (!states.has(code)) request(code)
    },
    reloadTables: () => {
      for (const code of states.keys()) if (isTableDict(code)) request(code)
      for (const listener of listeners) listener()
    },
    replace: (all) => {
      const codes = new Set([...states.keys(), ...Object.keys(all)])
      for (const code of codes) {
        if (isTableDict(code)) continue
        const next = stateOf(all[code])
        const known = states.get(code)
        if (!known || known.isLoading || known.failed || !isSame(known.items, next.items))
          states.set(code, next)
      }
      for (const listener of listeners) listener()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A localized dictionary. */
export interface Dict {
  items: readonly DictItem[]
  isLoading: boolean
  /** Item with a stored value, or undefined if the dictionary lacks the value. */
  find: (value: unknown) => DictItem | undefined
}

/** Localized dictionaries by state and language, cached because many cells use the same dictionary. */
const dictCache = new WeakMap<DictState, Map<string, Dict>>()

/**
 * Returns the dictionary of a state with localized texts. The same state and language give the same object.
 */
export function dictOf(state: DictState, locale: string): Dict {
  const byLocale = dictCache.get(state) ?? new Map<string, Dict>()
  dictCache.set(state, byLocale)
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
