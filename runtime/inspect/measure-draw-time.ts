import type { QueryClient } from '@tanstack/react-query'

/** Measures how long a page takes to open. */
export interface DrawTime {
  /**
   * Time from opening to the last change on screen, in ms, without the time in which the page waited for
   * responses.
   */
  ms: () => number
  stop: () => void
}

/**
 * Maximum duration of the measurement, in ms. Changes of the screen after this time don't belong to opening
 * the page.
 */
const SETTLED_MS = 5_000
const INPUTS = ['pointerdown', 'keydown'] as const

/** Measures the opening of a page until the first user input. Used only for users who have the inspector. */
export function measureDrawTime(startTime: number, queries: QueryClient): DrawTime {
  let last = performance.now()
  let waited = 0
  let waitStart = queries.isFetching() > 0 ? last : undefined
  const unsubscribe = queries.getQueryCache().subscribe(() => {
    const now = performance.now()
    if (queries.isFetching() > 0) waitStart ??= now
    else if (waitStart !== undefined) {
      waited += now - waitStart
      waitStart = undefined
    }
  })
  const observer = new MutationObserver(() => {
    last = performance.now()
  })
  const stop = () => {
    unsubscribe()
    observer.disconnect()
    clearTimeout(timer)
    for (const input of INPUTS) removeEventListener(input, stop, true)
  }
  const timer = setTimeout(stop, SETTLED_MS)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const input of INPUTS) addEventListener(input, stop, true)
  return { ms: () => Math.max(0, Math.round(last - startTime - waited)), stop }
}
