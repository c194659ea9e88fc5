import { useEffect, useLayoutEffect, useRef } from 'react'
import { useRuntime } from '../runtime-context.ts'

/** Interval at which a waiting reload tries again, in ms. */
const RETRY_MS = 1_000
/**
 * Minimum time between two reloads, in ms. Without this minimum, many users would reload at once after each
 * of many changes.
 */
export const MIN_INTERVAL_MS = 5_000

/**
 * Reloads the data of the changed models. Returns false if the reload has to wait, for example because the
 * user is editing.
 */
type Reload = (changed: readonly string[]) => boolean

/**
 * Reloads data after records of these models have changed, including changes while the page was in the
 * background. If `reload` returns false, it is called again after a while, with all models that have changed
 * until then.
 */
export function useRecordChanges(models: readonly string[], reload: Reload): void {
  const { recordChanges } = useRuntime()
  const latest = useRef(reload)
  useLayoutEffect(() => {
    latest.current = reload
  })
  const seen = useRef<ReadonlyMap<string, number>>(undefined)
  const reloadedAt = useRef(0)
  const key = models.join()

  useEffect(() => {
    if (!recordChanges || key === '') return
    const watched = key.split(',')
    const counts = () => new Map(watched.map((model) => [model, recordChanges.countOf(model)]))
    seen.current ??= counts()
    let timer: ReturnType<typeof setTimeout> | undefined

    const check = () => {
      clearTimeout(timer)
      const now = counts()
      const changed = watched.filter((model) => now.get(model) !== seen.current?.get(model))
      if (changed.length === 0) return
      const isTime = Date.now() - reloadedAt.current >= MIN_INTERVAL_MS
      if (isTime && latest.current(changed)) {
        seen.current = now
        reloadedAt.current = Date.now()
      } else timer = setTimeout(check, RETRY_MS)
    }
    check()
    const unsubscribe = recordChanges.subscribe(check)
    return () => {
      clearTimeout(timer)
      unsubscribe()
    }
  }, [recordChanges, key])
}
