import { useSyncExternalStore } from 'react'

/** What was added to a tree. */
export interface Unfolded {
  below: string
  /** Of the added row; undefined where the server did not say. */
  key: string | undefined
}

/** Which rows of a list are open, by key; kept while the list is on screen, whatever rows come and go. */
export interface OpenRows {
  keys: () => ReadonlySet<string>
  set: (keys: ReadonlySet<string>) => void
  toggle: (key: string) => void
  /** Opens a row to show one that was added below it. */
  unfold: (row: Unfolded) => void
  /** The key of a row that is to be brought into sight once it is there; asked for by whoever draws rows. */
  wanted: () => string | undefined
  /** It is in sight, or nobody waits for it any more; opening and closing rows forgets it as well. */
  forget: () => void
  subscribe: (listener: () => void) => () => void
}

/** Nothing is open. */
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

/** The keys of the open rows as they are now. */
export const useOpenKeys = ({ subscribe, keys }: OpenRows): ReadonlySet<string> =>
  useSyncExternalStore(subscribe, keys)
