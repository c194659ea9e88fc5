import type { QueryClient } from '@tanstack/react-query'

/** How long a page took to be there. */
export interface Drawing {
  /** From its opening to its last change, in ms, without the time it waited for answers. */
  ms: () => number
  stop: () => void
}

/** What changes after this, in ms, is no part of its opening. */
const SETTLED = 5_000
const INPUTS = ['pointerdown', 'keydown'] as const

/** Watches a page being opened, until somebody does something with it. It is for those who may ask, so nobody else pays. */
export function watchDrawing(began: number, queries: QueryClient): Drawing {
  let last = performance.now()
  let waited = 0
  let since = queries.isFetching() > 0 ? last : undefined
  const unsubscribe = queries.getQueryCache().subscribe(() => {
    const now = performance.now()
    if (queries.isFetching() > 0) since ??= now
    else if (since !== undefined) {
      waited += now - since
      since = undefined
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
  const timer = setTimeout(stop, SETTLED)
  observer.observe(document.body, { childList: true, subtree: true })
  for (const input of INPUTS) addEventListener(input, stop, true)
  return { ms: () => Math.max(0, Math.round(last - began - waited)), stop }
}
