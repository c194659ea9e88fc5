import { useEffect, useLayoutEffect, useRef } from 'react'
import { type OpenOverlay, useRuntime } from '../runtime-context.ts'
import { useOverlay } from './overlay-port.ts'

interface Closing extends Partial<Pick<OpenOverlay, 'level' | 'minds'>> {
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
    return over?.({
      level: own,
      minds: () => latest.current.minds?.() ?? false,
      close: () => latest.current.close(),
    })
  }, [over, isOpen, own])
}
