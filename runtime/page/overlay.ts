import { createContext, use, useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'
import type { OpenOverlay } from './address-port.ts'

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

interface Closing extends Partial<Pick<OpenOverlay, 'level'>> {
  isOpen: boolean
  close: () => void
}

/** Has "back" close a drawer or dialog while it is open. Closed in another way, it leaves nothing in the history. */
export function useBackCloses({ isOpen, ...closing }: Closing): void {
  const { over } = useRuntime().navigation
  const level = useOverlay()?.level ?? 0
  const latest = useRef(closing)
  useLayoutEffect(() => {
    latest.current = closing
  })
  const own = closing.level ?? level + 1
  useEffect(() => {
    if (!isOpen) return
    return over?.({ level: own, close: () => latest.current.close() })
  }, [over, isOpen, own])
}
