import { useCallback, useSyncExternalStore } from 'react'

/** Media query of mobile devices, with the width from the specification. */
export const MOBILE = '(width < 768px)'

/** Media query of phones, on which rows are drawn as cards. */
export const PHONE = '(width < 576px)'

/** Media query of touch screens, which have no pointer that hovers. */
export const TOUCH = '(hover: none)'

/** Media query that matches if the user prefers less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Returns true while the media query matches. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = matchMedia(query)
      list.addEventListener('change', listener)
      return () => list.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
