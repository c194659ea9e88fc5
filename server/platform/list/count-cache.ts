const LIFETIME_MS = 10_000
const MAX_ENTRIES = 500

interface Entry<Count> {
  count: Promise<Count>
  until: number
}

/**
 * Caches counts or totals for 10 s, or until the number of known changes increases. Requests at the same time
 * share one query.
 */
export function createCountCache<Count = number>(now: () => number, changes: () => number = () => 0) {
  const entries = new Map<string, Entry<Count>>()

  function evictOldest() {
    for (const [key, { until }] of entries) {
      if (entries.size < MAX_ENTRIES && until > now()) return
      entries.delete(key)
    }
  }

  return {
    get(asked: string, look: () => Promise<Count>): Promise<Count> {
      const key = `${changes()} ${asked}`
      const found = entries.get(key)
      if (found && found.until > now()) return found.count
      entries.delete(key)
      evictOldest()
      const count = look()
      entries.set(key, { count, until: now() + LIFETIME_MS })
      count.catch(() => entries.get(key)?.count === count && entries.delete(key))
      return count
    },
  }
}
