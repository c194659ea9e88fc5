/** Where the user is and how he gets elsewhere; src/ implements it with its router. */
export interface Navigation {
  /** The path of the menu entry that shows this page; undefined where the user has none. */
  pathOf: (pageId: string) => string | undefined
  /** `to` is a path with query, or `?query` alone for the same path. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /** The present query text, with or without `?`. Hidden pages keep theirs by giving each its own navigation. */
  search: () => string
  /** Whether the address is this page's own now; absent where the path alone tells. */
  isShown?: () => boolean
  /** Calls back after each change of the address, back and forward included. */
  subscribe: (listener: () => void) => () => void
  /** One step back in the history; where it is absent, closing a drawer replaces the entry that opened it. */
  back?: () => void
  /** Has "back" close what lies over the page instead of leaving it, until the returned function is called. */
  over?: (overlay: OpenOverlay) => () => void
}

/** A drawer or dialog, as the history sees it. */
export interface OpenOverlay {
  /** How deep it is nested: of two the one of the higher level closes first. */
  level: number
  /** Closes it, or leaves it open where it asks first or can't be closed now. */
  close: () => void
}

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
