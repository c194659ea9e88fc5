import type { Navigation } from '#runtime'

type OpenOverlay = Parameters<NonNullable<Navigation['pushOverlay']>>[0]

let open: readonly OpenOverlay[] = []
let onChange = () => {}
const set = (next: typeof open) => {
  open = next
  onChange()
}

/** Open drawers, dialogs and confirmations of this browser tab. The topmost is the last. */
export const openOverlays = {
  all: () => open,

  /** Adds an overlay. Returns a function that removes it. */
  add: (overlay: OpenOverlay) => {
    // A kept page that is shown again adds its innermost overlay first, so overlays are sorted by level.
    const above = open.filter(({ level }) => level > overlay.level)
    set([...open.filter(({ level }) => level <= overlay.level), overlay, ...above])
    return () => set(open.filter((each) => each !== overlay))
  },

  /** True if an overlay with a higher level is open. */
  isAnyAbove: (level: number) => open.some((overlay) => overlay.level > level),

  /** Calls the listener after each change. There is only one listener: the navigation guard. */
  follow: (listener: () => void) => {
    onChange = listener
    return () => {
      if (onChange === listener) onChange = () => {}
    }
  },
}
