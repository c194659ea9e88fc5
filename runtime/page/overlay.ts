import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { OpenOverlay } from './address-port.ts'

/** The drawer or dialog that shows a page. */
export interface Overlay {
  /** Nesting level: one more than that of the page below. A page in the content area has level 0. */
  level: number
  /** The overlay below this one, or undefined for the lowest overlay. */
  below?: Overlay | undefined
  /** Closes the overlay without asking about unsaved work. */
  close: () => void
  /** Closes the overlay, unless a guard asks and the user chooses to stay. */
  requestClose: () => void
  /**
   * Adds a guard, which is called before the overlay closes. The overlay closes only if the guard resolves to
   * true. Returns a function that removes the guard.
   */
  addCloseGuard: (ask: () => Promise<boolean>) => () => void
}

export const OverlayPortContext = createContext<Overlay | undefined>(undefined)

/** The overlay that shows this page, or undefined for a page in the content area. */
export const useOverlay = (): Overlay | undefined => use(OverlayPortContext)

interface Closing extends Partial<Pick<OpenOverlay, 'level'>> {
  isOpen: boolean
  close: () => void
}

/**
 * Makes the back button close an open drawer or dialog. If the overlay is closed in another way, its history
 * entry is removed.
 */
export function useCloseOnBack({ isOpen, ...closing }: Closing): void {
  const { pushOverlay } = useRuntime().navigation
  const level = useOverlay()?.level ?? 0
  const latest = useRef(closing)
  useLayoutEffect(() => {
    latest.current = closing
  })
  const own = closing.level ?? level + 1
  useEffect(() => {
    if (!isOpen) return
    return pushOverlay?.({ level: own, close: () => latest.current.close() })
  }, [pushOverlay, isOpen, own])
}
