import { useCallback, useSyncExternalStore } from 'react'

/** Media query of the specification's mobile breakpoint. */
export const MOBILE = '(width < 768px)'

/** Media query of a phone, where rows are drawn as cards. */
export const PHONE = '(width < 576px)'

/** Media query of users who prefer reduced motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** True while a media query matches. */
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
