import { useSyncExternalStore } from 'react'

/** Which rows of a list are open, by key; kept while the list is on screen, whatever rows come and go. */
export interface OpenRows {
  keys: () => ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  toggle: (key: string) => void
  subscribe: (listener: () => void) => () => void
}

/** Nothing is open. */
export function createOpenRows(): OpenRows {
  let open: ReadonlySet<string> = new Set()
  const listeners = new Set<() => void>()
  const set: OpenRows['set'] = (keys) => {
    open = keys
    for (const listener of listeners) listener()
  }
  return {
    keys: () => open,
    set,
    toggle: (key) => {
      const next = new Set(open)
      if (!next.delete(key)) next.add(key)
      set(next)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** The keys of the open rows as they are now. */
export const useOpenKeys = ({ subscribe, keys }: OpenRows): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, keys)
