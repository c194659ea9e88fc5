import type { Navigation } from '#runtime'

type OpenOverlay = Parameters<NonNullable<Navigation['pushOverlay']>>[0]

let open: readonly OpenOverlay[] = []
let onChange = () => {}
const set = (next: typeof open) => {
  open = next
  onChange()
}

/**
 * Open drawers, dialogs and confirmations of this browser tab. The topmost overlay is the last in the list.
 */
export const openOverlays = {
  all: () => open,

  /** Adds an overlay. Returns a function that removes the overlay. */
  add: (overlay: OpenOverlay) => {
    // Overlays are sorted by level, because a kept page that is shown again adds its innermost overlay first.
    const above = open.filter(({ level }) => level > overlay.level)
    set([...open.filter(({ level }) => level <= overlay.level), overlay, ...above])
    return () => set(open.filter((each) => each !== overlay))
  },

  /** True if an overlay with a higher level is open. */
  isAnyAbove: (level: number) => open.some((overlay) => overlay.level > level),

  /** Calls the listener after each change of the open overlays. Only the navigation guard is a listener. */
  follow: (listener: () => void) => {
    onChange = listener
    return () => {
      if (onChange === listener) onChange = () => {}
    }
  },
}
