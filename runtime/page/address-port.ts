/** Reads and changes the browser's address. `src/` implements it with its router. */
export interface Navigation {
  /** Returns the path of a page's menu item. Undefined if the user's menu doesn't contain the page. */
  pathOf: (pageId: string) => string | undefined
  /** Goes to a path with a query, or to `?query` on the current path. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /**
   * Query of the current address, with or without `?`. A kept page in the background has a navigation of its
   * own, which returns the page's last query.
   */
  search: () => string
  /** True while the address belongs to this page. Without this function, the path decides. */
  isCurrent?: () => boolean
  /** Calls the listener after each change of the address, including those by the back and forward buttons. */
  subscribe: (listener: () => void) => () => void
  /**
   * Goes one step back in the history. Without this function, closing a drawer replaces the history entry
   * that opened it.
   */
  back?: () => void
  /**
   * Makes the back button close this overlay instead of leaving the page. The returned function ends this.
   */
  pushOverlay?: (overlay: OpenOverlay) => () => void
  /** True if a drawer or dialog with a higher level is open. */
  hasOverlayAbove?: (level: number) => boolean
}

/** A drawer or dialog that the back button closes. */
export interface OpenOverlay {
  /** Nesting level of the overlay. The one with the highest level closes first. */
  level: number
  /** Closes the overlay. It stays open if it first asks about unsaved work, or can't close now. */
  close: () => void
}

/** The query that belongs to one page. */
export interface Address {
  search: () => string
  subscribe: (listener: () => void) => () => void
  /** Writes the query. With `replace`, no history entry is added. */
  write: (search: string, options?: { replace?: boolean }) => void
  /**
   * Goes back by one history entry, which this page must have added. Undefined for an address without a
   * history.
   */
  back: (() => void) | undefined
}

/**
 * The browser's address, for a page that fills the screen. After the path has changed, this address keeps the
 * page's last query. Otherwise, the page would load data with the filters of the next page.
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

/** An address in memory, for a page inside another page. Links can't contain its state. */
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
