import { useEffect } from 'react'
import { useRuntime } from '#runtime'
import { preload } from '../lazy-view.tsx'

/**
 * Reads the Views of fields while nobody waits: paper shows values where the screen has inputs, and a browser's own
 * printing waits for nothing.
 */
export function usePreloadedViews(components: readonly (string | undefined)[]): void {
  const { fields } = useRuntime().registry
  const names = [...new Set(components.map((name) => name ?? 'Text'))].join(' ')
  useEffect(
    () =>
      whenIdle(() => {
        for (const name of names.split(' ')) if (fields.has(name)) void preload(fields.get(name).Component)
      }),
    [names, fields],
  )
}

/** Where a browser tells nothing of idle time, this many milliseconds later. */
const SOON_MS = 200

/** Does what nobody waits for once the browser has nothing else to do; the function given back calls it off. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(act)
  return () => cancelIdleCallback(call)
}
