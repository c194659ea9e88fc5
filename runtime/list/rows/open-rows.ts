import { useSyncExternalStore } from 'react'

/** A row added to a tree. */
export interface AddedRow {
  parentKey: string
  /** Key of the added row. Undefined if the response lacks it. */
  key: string | undefined
}

/** Expanded rows of a list by key, kept while the list is on screen. */
export interface OpenRows {
  keys: () => ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  toggle: (key: string) => void
  /** Expands a row to show a row added below it. */
  revealAdded: (row: AddedRow) => void
  /** Key of a row to scroll into view once it is drawn. */
  keyToReveal: () => string | undefined
  /**
   * Clears `keyToReveal` after the row is visible or the key is no longer needed. Expanding or collapsing a
   * row also clears it.
   */
  clearKeyToReveal: () => void
  subscribe: (listener: () => void) => () => void
}

/** Starts with all rows collapsed. */
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
