import type { Navigation } from '#runtime'

interface KeptAddress {
  /** True if the browser's address belongs to this page. */
  isShown: () => boolean
  /** Query of the page's last address, such as `?status=1`. Empty if that address has no query. */
  search: () => string
  /** Stores the query when it changes while the page is in the background. */
  keep: (search: string) => void
}

/**
 * Creates the navigation of a kept page. A page in the background reads its own last address. If the page
 * changes the address, the change is applied when the page is shown again.
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
