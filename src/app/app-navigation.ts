import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Navigation } from '#runtime'
import { openOverlays } from './open-overlays.ts'
import { LITERAL_ADDRESS } from './router-guard.ts'

/**
 * Lets pages use the router through the navigation port. The object is replaced only when the user's menu
 * changes.
 */
export function useAppNavigation(paths: ReadonlyMap<string, string>): Navigation {
  const navigate = useNavigate()
  const location = useLocation()
  const listeners = useRef(new Set<() => void>())

  // biome-ignore lint/correctness/useExhaustiveDependencies: listeners are notified of each change of the address
  useEffect(() => {
    for (const listener of listeners.current) listener()
  }, [location])

  return useMemo(
    () => ({
      pathOf: (pageId) => paths.get(pageId),
      navigate: (to, options) => navigate(to, { ...options, state: LITERAL_ADDRESS }),
      search: () => window.location.search,
      back: () => navigate(-1),
      pushOverlay: openOverlays.add,
      hasOverlayAbove: openOverlays.isAnyAbove,
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
    }),
    [paths, navigate],
  )
}
