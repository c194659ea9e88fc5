const KEEP_MS = 10_000
const MAX_KEPT = 500

interface Kept<Count> {
  count: Promise<Count>
  until: number
}

/** Caches counts or totals for 10 s; simultaneous requests share one query. */
export function createCountCache<Count = number>(now: () => number) {
  const kept = new Map<string, Kept<Count>>()

  function makeRoom() {
    for (const [key, { until }] of kept) {
      if (kept.size < MAX_KEPT && until > now()) return
      kept.delete(key)
    }
  }

  return {
    get(key: string, look: () => Promise<Count>): Promise<Count> {
      const found = kept.get(key)
      if (found && found.until > now()) return found.count
      kept.delete(key)
      makeRoom()
      const count = look()
      kept.set(key, { count, until: now() + KEEP_MS })
      count.catch(() => kept.get(key)?.count === count && kept.delete(key))
      return count
    },
    /** Clears the cache after a change. */
    clear() {
      kept.clear()
    },
  }
}
