import { useSyncExternalStore } from 'react'

/** A row added to a tree. */
export interface Unfolded {
  below: string
  /** Key of the added row. Undefined if the response lacks it. */
  key: string | undefined
}

/** Expanded rows of a list by key, kept while the list is on screen. */
export interface OpenRows {
  keys: () => ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  toggle: (key: string) => void
  /** Expands a row to show a row added below it. */
  unfold: (row: Unfolded) => void
  /** Key of a row to scroll into view once it is drawn. */
  wanted: () => string | undefined
  /**
   * Clears the requested row after it is visible or no longer needed. Expanding or collapsing a row also
   * clears the request.
   */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/** Starts with all rows collapsed. */
export function createOpenRows(): OpenRows {
  let open: ReadonlySet<string> = new Set()
  let wanted: string | undefined
  const listeners = new Set<() => void>()
  const set = (keys: ReadonlySet<string>, toShow?: string) => {
    open = keys
    wanted = toShow
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
    unfold: ({ below, key }) => set(new Set(open).add(below), key),
    wanted: () => wanted,
    forget: () => {
      wanted = undefined
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
