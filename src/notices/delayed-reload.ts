/** Maximum age of data in ms. A browser tab reloads older data even if it got no message. */
export const STALE_MS = 30_000
/** Maximum random delay in ms before a reload, after a message to all users. */
const SPREAD_MS = 300

/**
 * Reloads data of many users. After a message, the reload has a random delay, so that not all clients
 * send requests at the same time.
 */
export function createDelayedReload(read: () => Promise<unknown>) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let readAt = Date.now()

  const stop = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const now = () => {
    stop()
    readAt = Date.now()
    void read()
  }
  const isStale = () => Date.now() - readAt >= STALE_MS
  return {
    now,
    isStale,
    /** Reloads once within 300 ms. Further calls until then have no effect. */
    soon: () => {
      timer ??= setTimeout(now, Math.random() * SPREAD_MS)
    },
    ifStale: () => {
      if (isStale()) now()
    },
    /** Cancels a delayed reload. */
    stop,
  }
}

export type DelayedReload = ReturnType<typeof createDelayedReload>
