/** Reads and changes the browser's address. `src/` implements it with its router. */
export interface Navigation {
  /** Returns the path of a page's menu item. Undefined if the user has no such menu item. */
  pathOf: (pageId: string) => string | undefined
  /** Goes to a path with query, or to `?query` on the same path. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /**
   * Current query text, with or without `?`. A kept page in the background has its own navigation with its
   * last query.
   */
  search: () => string
  /** True while the address belongs to this page. If the function is missing, the path alone decides. */
  isCurrent?: () => boolean
  /** Calls the listener after each change of the address, including back and forward. */
  subscribe: (listener: () => void) => () => void
  /**
   * Goes one step back in the history. If the function is missing, closing a drawer replaces the history
   * entry that opened it.
   */
  back?: () => void
  /**
   * Makes the back button close this overlay instead of leaving the page, until the returned function is
   * called.
   */
  pushOverlay?: (overlay: OpenOverlay) => () => void
  /** True if a drawer or dialog with a higher level is open. */
  hasOverlayAbove?: (level: number) => boolean
}

/** A drawer or dialog that the back button closes. */
export interface OpenOverlay {
  /** Nesting level of the overlay. The overlay with the highest level closes first. */
  level: number
  /** Closes the overlay, or leaves it open if it asks about unsaved work or can't close now. */
  close: () => void
}

/** The query part of an address, for one page. */
export interface Address {
  search: () => string
  subscribe: (listener: () => void) => () => void
  /** Writes the query. `replace` adds no history entry. */
  write: (search: string, options?: { replace?: boolean }) => void
  /** Goes back one history entry, which this page has added. Undefined for an address without a history. */
  back: (() => void) | undefined
}

/**
 * The browser's address, for a page that fills the screen. After the path has changed, the page keeps its
 * last query, because it must not load data with the filters of the next page.
 */
export function browserAddress(navigation: Navigation): Address {
  const path = globalThis.location?.pathname
  const isShown = navigation.isCurrent ?? (() => globalThis.location?.pathname === path)
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

/** An address in memory, for a page inside another page. No link can open its state. */
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
