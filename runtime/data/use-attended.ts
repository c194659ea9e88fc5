import { useEffect, useRef } from 'react'

/**
 * Time without input after which a page stops reloading, so that an unattended screen doesn't keep its
 * session alive. In milliseconds.
 */
export const UNATTENDED_MS = 30 * 60_000

const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'focus'] as const

/**
 * Returns a function that tests whether the user looks at the page: the browser tab is visible and had input
 * lately.
 */
export function useAttended(isNeeded: boolean): () => boolean {
  const inputAt = useRef(0)
  useEffect(() => {
    if (!isNeeded) return
    const noteInput = () => {
      inputAt.current = Date.now()
    }
    noteInput()
    for (const name of INPUTS) window.addEventListener(name, noteInput, { passive: true })
    return () => {
      for (const name of INPUTS) window.removeEventListener(name, noteInput)
    }
  }, [isNeeded])
  const test = useRef(() => !document.hidden && Date.now() - inputAt.current < UNATTENDED_MS)
  return test.current
}
