import type { Navigation } from '#runtime'

type OpenOverlay = Parameters<NonNullable<Navigation['over']>>[0]

/** What lies over the page on screen, the topmost last. */
export interface OpenOverlays {
  all: () => readonly OpenOverlay[]
  add: NonNullable<Navigation['over']>
  /** Forgets some: their page is left, or they are about to close. */
  forget: (overlays: readonly OpenOverlay[]) => void
  /** Calls back whenever one came or went; there is one listener, the history. */
  follow: (listener: () => void) => () => void
}

export function createOpenOverlays(): OpenOverlays {
  let open: readonly OpenOverlay[] = []
  let tell = () => {}
  const forget: OpenOverlays['forget'] = (overlays) => {
    if (!open.some((each) => overlays.includes(each))) return
    open = open.filter((each) => !overlays.includes(each))
    tell()
  }
  return {
    all: () => open,
    add: (overlay) => {
      // A kept page that comes back tells of its innermost first.
      const above = open.filter(({ level }) => level > overlay.level)
      open = [...open.filter(({ level }) => level <= overlay.level), overlay, ...above]
      tell()
      return () => forget([overlay])
    },
    forget,
    follow: (listener) => {
      tell = listener
      return () => {
        if (tell === listener) tell = () => {}
      }
    },
  }
}

/** Those of this browser tab. */
export const openOverlays = createOpenOverlays()
