import { createContext, use } from 'react'

/** What a page is drawn in when it lies over another one. */
export interface Overlay {
  /** One more than that of the page it lies over; a page of its own is at 0. */
  level: number
  /** Closes it without asking. */
  close: () => void
  /** Closes it, unless somebody minds and the user wants to stay. */
  ask: () => void
  /** Asks before somebody closes it, until the returned function is called; `true` lets him. */
  mind: (ask: () => Promise<boolean>) => () => void
}

export const OverlayPortContext = createContext<Overlay | undefined>(undefined)

/** The overlay this page is in; undefined where it is a page of its own. */
export const useOverlay = (): Overlay | undefined => use(OverlayPortContext)
