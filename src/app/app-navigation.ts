import { useEffect, useMemo, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { Navigation } from '#runtime'
import { AS_WRITTEN } from './app-history.ts'
import { openOverlays } from './open-overlays.ts'

/** Lends the router to pages; the object stays the same as long as the user's paths do. */
export function useAppNavigation(paths: ReadonlyMap<string, string>): Navigation {
  const navigate = useNavigate()
  const place = useLocation()
  const latest = useRef(navigate)
  const listeners = useRef(new Set<() => void>())

  useEffect(() => {
    latest.current = navigate
  }, [navigate])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the address is told
  useEffect(() => {
    for (const listener of listeners.current) listener()
  }, [place])

  return useMemo(
    () => ({
      pathOf: (pageId) => paths.get(pageId),
      navigate: (to, options) => latest.current(to, { ...options, state: AS_WRITTEN }),
      search: () => window.location.search,
      back: () => latest.current(-1),
      over: openOverlays.add,
      subscribe: (listener) => {
        listeners.current.add(listener)
        return () => listeners.current.delete(listener)
      },
    }),
    [paths],
  )
}
