import type { Navigation } from '../runtime-context.ts'

/** The query part of an address, as a page reads and writes it. */
export interface Address {
  search: () => string
  subscribe: (listener: () => void) => () => void
  /** `replace` leaves no entry to go back to. */
  write: (search: string, options?: { replace?: boolean }) => void
  /** Goes back over an entry this page has written; absent where there is no history. */
  back: (() => void) | undefined
}

/**
 * The browser's address, for a page that fills the screen. Once the path is another, this page is on its way out: it
 * keeps the last query it had, so that it does not ask the server with a stranger's filters.
 */
export function browserAddress(navigation: Navigation): Address {
  const path = globalThis.location?.pathname
  const isShown = navigation.isShown ?? (() => globalThis.location?.pathname === path)
  let last = navigation.search()
  return {
    search: () => {
      if (isShown()) last = navigation.search()
      return last
    },
    subscribe: navigation.subscribe,
    write: (search, options) => navigation.navigate(search, options),
    back: navigation.back,
  }
}

/** An address in memory, for a page inside another: its state is nobody's link. */
export function localAddress(): Address {
  const listeners = new Set<() => void>()
  let current = ''
  return {
    search: () => current,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    write: (search) => {
      current = search
      for (const listener of listeners) listener()
    },
    back: undefined,
  }
}
