import { useSyncExternalStore } from 'react'

/** A row that was added to a tree. */
export interface AddedRow {
  parentKey: string
  /** Key of the added row, or undefined if the response doesn't contain the key. */
  key: string | undefined
}

/** Keys of a list's expanded rows, which are kept while the list is on screen. */
export interface OpenRows {
  keys: () => ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  toggle: (key: string) => void
  /** Expands the parent of an added row, so that the added row is visible. */
  revealAdded: (row: AddedRow) => void
  /** Returns the key of the row to scroll into view when it is drawn. */
  keyToReveal: () => string | undefined
  /**
   * Clears `keyToReveal`, after the row was scrolled into view or the search has changed. Expanding or
   * collapsing a row also clears `keyToReveal`.
   */
  clearKeyToReveal: () => void
  subscribe: (listener: () => void) => () => void
}

/** Creates the expanded rows of a list. At first, all rows are collapsed. */
export function createOpenRows(): OpenRows {
  let open: ReadonlySet<string> = new Set()
  let revealed: string | undefined
  const listeners = new Set<() => void>()
  const set = (keys: ReadonlySet<string>, toShow?: string) => {
    open = keys
    revealed = toShow
    for (const listener of listeners) listener()
  }
  return {
    keys: () => open,
    set: (keys) => set(keys),
    toggle: (key) => {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      set(next)
    },
    revealAdded: ({ parentKey, key }) => set(new Set(open).add(parentKey), key),
    keyToReveal: () => revealed,
    clearKeyToReveal: () => {
      revealed = undefined
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Keys of the expanded rows. */
export const useOpenKeys = ({ subscribe, keys }: OpenRows): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, keys)
