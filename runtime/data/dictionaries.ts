import type { DictItem, DictItems } from '#schemas'
import type { Http } from '../http/create-http.ts'

/** The items of one dictionary; the same object as long as nothing changed. */
export interface DictState {
  items: readonly DictItem[]
  isLoading: boolean
  failed: boolean
}

/** Every dictionary the pages asked for, read once each. */
export interface Dictionaries {
  read: (code: string) => DictState
  /** Asks the server for the dictionary unless it is known or on its way; one that failed is asked for again. */
  load: (code: string) => void
  /** Takes what the server says of all dictionaries now. One that it doesn't name has no items, unless it is a table's. */
  replace: (all: DictItems) => void
  /** Asks again for those of tables, whose texts are in the language that was spoken. */
  readTablesAgain: () => void
  subscribe: (listener: () => void) => () => void
}

interface DictionarySettings {
  http: Http
  /** The login's `sysAllDictItems`, where the application kept them. */
  known: DictItems | undefined
}

const LOADING: DictState = Object.freeze({ items: [], isLoading: true, failed: false })
const FAILED: DictState = Object.freeze({ items: [], isLoading: false, failed: true })

/** Servers and storages say many things: what is no list of items has none. */
const stateOf = (items: unknown): DictState => ({
  items: Array.isArray(items) ? items.filter(isItem) : [],
  isLoading: false,
  failed: false,
})

/** `table,text,code` is asked for by itself. */
const isOfTable = (code: string) => code.includes(',')

const isSame = (one: readonly DictItem[], other: readonly DictItem[]) =>
  JSON.stringify(one) === JSON.stringify(other)

const isItem = (item: unknown): item is DictItem =>
  typeof item === 'object' && item !== null && 'value' in item && 'text' in item

/** Keeps dictionaries for one session: those of the login, and others as pages ask. */
export function createDictionaries({ http, known: fromLogin = {} }: DictionarySettings): Dictionaries {
  const states = new Map<string, DictState>(
    Object.entries(fromLogin)
      .filter(([, items]) => Array.isArray(items))
      .map(([code, items]) => [code, stateOf(items)]),
  )
  const listeners = new Set<() => void>()
  const put = (code: string, state: DictState) => {
    states.set(code, state)
    for (const listener of listeners) listener()
  }

  const ask = (code: string) => {
    // Its own object: what answers an earlier question, or comes after all the others, is not put in.
    const waiting = { ...LOADING }
    states.set(code, waiting)
    http.call('dict.items', { code }).then(
      (items) => states.get(code) === waiting && put(code, stateOf(items)),
      () => states.get(code) === waiting && put(code, FAILED),
    )
  }

  return {
    read: (code) => states.get(code) ?? LOADING,
    load: (code) => {
      const known = states.get(code)
      if (!known || known.failed) ask(code)
    },
    readTablesAgain: () => {
      for (const code of states.keys()) if (isOfTable(code)) ask(code)
      for (const listener of listeners) listener()
    },
    replace: (all) => {
      const codes = new Set([...states.keys(), ...Object.keys(all)])
      for (const code of codes) {
        if (isOfTable(code)) continue
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
