import { useEffect } from 'react'
import { useRuntime } from '#runtime'
import { preload } from '../lazy-view.tsx'

/**
 * Preloads the read-only views of fields when the browser is idle. In print they replace the inputs, and the
 * browser's print command doesn't wait until they are loaded.
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

/** Delay in ms for browsers without `requestIdleCallback`. */
const SOON_MS = 200

/** Runs a task when the browser is idle. The returned function cancels it. */
function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(act)
  return () => cancelIdleCallback(call)
}
