import { useCallback, useSyncExternalStore } from 'react'

/** Below this width the side menu is a drawer: up to 1087.99 px. Said as it is, since browsers round a `max-width` of
 * 1087.99 px up to 1088. */
export const MOBILE = '(width < 1088px)'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}
