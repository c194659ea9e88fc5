/** Reads and changes the browser's address. `src/` implements `Navigation` with its router. */
export interface Navigation {
  /** Returns the path of a page's menu item, or undefined if the user's menu doesn't contain the page. */
  pathOf: (pageId: string) => string | undefined
  /** Goes to a path with a query, or to `?query` on the current path. */
  navigate: (to: string, options?: { replace?: boolean }) => void
  /**
   * Query of the current address, with or without `?`. A kept page in the background has a separate
   * `Navigation`, which returns the page's last query.
   */
  search: () => string
  /**
   * True while the address belongs to this page. Without this function, the address belongs to the page as
   * long as the path is unchanged.
   */
  isCurrent?: () => boolean
  /** Calls the listener after each change of the address, including those by the back and forward buttons. */
  subscribe: (listener: () => void) => () => void
  /**
   * Goes one step back in the history. Without this function, closing a drawer replaces the history entry
   * that opened it.
   */
  back?: () => void
  /**
   * Makes the back button close this overlay instead of leaving the page. Returns a function that removes the
   * overlay again.
   */
  pushOverlay?: (overlay: OpenOverlay) => () => void
  /** True if a drawer or dialog with a higher level is open. */
  hasOverlayAbove?: (level: number) => boolean
}

/** A drawer or dialog that the back button closes. */
export interface OpenOverlay {
  /** Nesting level of the overlay. The overlay with the highest level closes first. */
  level: number
  /** Asks the overlay to close. The overlay may stay open, for example to ask about unsaved work. */
  close: () => void
}

/** The query of one page. */
export interface Address {
  search: () => string
  subscribe: (listener: () => void) => () => void
  /** Writes the query. With `replace`, no history entry is added. */
  write: (search: string, options?: { replace?: boolean }) => void
  /**
   * Goes back by one history entry. The caller must have added this entry. The function is undefined for an
   * address without a history.
   */
  back: (() => void) | undefined
}

/**
 * The browser's address, for a page that fills the screen. After the path has changed, this address keeps the
 * page's last query, so that the page doesn't load data with the filters of the next page.
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

/**
 * An address in memory, for a page inside another page. Links to the outer page don't contain this address.
 */
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
