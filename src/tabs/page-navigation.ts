import type { Navigation } from '#runtime'

interface KeptAddress {
  /** True if the browser's address belongs to this page. */
  isShown: () => boolean
  /** Query string of the page's last address, such as `?status=1`. Empty if the address has none. */
  search: () => string
  /** Stores the query string of an address that changed while the page is in the background. */
  keep: (search: string) => void
}

/**
 * Navigation of a kept page. A page in the background sees its own last address. Its changes of the address
 * are applied when it is shown again.
 */
export function createPageNavigation(shell: Navigation, kept: KeptAddress): Navigation {
  let last = kept.isShown() ? shell.search() : kept.search()
  return {
    pathOf: shell.pathOf,
    subscribe: shell.subscribe,
    isCurrent: kept.isShown,
    search: () => {
      if (kept.isShown()) last = shell.search()
      return last
    },
    navigate: (to, options) => {
      if (kept.isShown()) return shell.navigate(to, options)
      // A page in the background can change its stored query, but never the path.
      if (!to.startsWith('?')) return
      last = to === '?' ? '' : to
      kept.keep(last)
    },
    pushOverlay: shell.pushOverlay,
    hasOverlayAbove: shell.hasOverlayAbove,
    back: () => {
      if (kept.isShown()) shell.back?.()
    },
  }
}
