/** Age of data, in ms, after which a browser tab reloads them without a message. */
export const STALE_MS = 30_000
/** Maximum random delay of a reload after a message to all users, in ms. */
const SPREAD_MS = 300

/**
 * Reloads data that all users share. A reload after a message has a random delay, so that clients don't call
 * at the same time.
 */
export function createDelayedReload(read: () => Promise<void>) {
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
    /** Reloads within 300 ms, once for all calls until then. */
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
