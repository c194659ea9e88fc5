/** Where a browser tells nothing of idle time, this many milliseconds later. */
const SOON_MS = 200

/** Does what nobody waits for once the browser has nothing else to do; the function given back calls it off. */
export function whenIdle(act: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(act, SOON_MS)
    return () => clearTimeout(timer)
  }
  const call = requestIdleCallback(act)
  return () => cancelIdleCallback(call)
}
