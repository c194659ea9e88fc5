import { useEffect } from 'react'
import { useRuntime } from '#runtime'
import { preload } from '../lazy-view.tsx'

/**
 * Preloads the read-only views of fields when the browser is idle. In print, these views replace the inputs.
 * The browser's print command doesn't wait for code, so the views must be loaded before.
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

/** Delay in ms in browsers that lack `requestIdleCallback`. */
const SOON_MS = 200

/** Runs a function when the browser is idle. Returns a function that cancels the scheduled call. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(act)
  return () => cancelIdleCallback(call)
}
