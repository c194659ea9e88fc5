import type { Navigation } from '#runtime'

interface KeptPlace {
  /** Whether the address in the browser is this page's. */
  isShown: () => boolean
  /** The query the page was left with. */
  search: () => string
  /** Takes note of a query while the page is behind another. */
  keep: (search: string) => void
}

/**
 * The navigation of one kept page. While it is behind another page it goes on seeing its own address, and what it
 * writes is remembered for its return: neither reads nor touches a stranger's.
 */
export function createPageNavigation(shell: Navigation, place: KeptPlace): Navigation {
  let last = place.isShown() ? shell.search() : place.search()
  return {
    pathOf: shell.pathOf,
    subscribe: shell.subscribe,
    isCurrent: place.isShown,
    search: () => {
      if (place.isShown()) last = shell.search()
      return last
    },
    navigate: (to, options) => {
      if (place.isShown()) return shell.navigate(to, options)
      // A hidden page never changes the path of the shown one.
      if (!to.startsWith('?')) return
      last = to === '?' ? '' : to
      place.keep(last)
    },
    pushOverlay: shell.pushOverlay,
    back: () => {
      if (place.isShown()) shell.back?.()
    },
  }
}
