import { useCallback, useSyncExternalStore } from 'react'

/** The specification's width below which a screen is a telephone's. */
export const MOBILE = '(width < 768px)'

/** Below it rows are cards. */
export const PHONE = '(width < 576px)'

/** Those who asked their system for less motion. */
export const CALM = '(prefers-reduced-motion: reduce)'

/** Whether a media query holds now. */
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
