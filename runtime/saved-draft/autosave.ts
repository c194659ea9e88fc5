import { autorun } from '@formily/reactive'
import type { FormEngine } from '../form/form-engine.ts'
import type { DraftStore } from './draft-store.ts'

/** Pause in typing, in ms, after which the draft is saved. */
export const PAUSE_MS = 1_500
/** Longest time in ms between two saves while the user is typing. */
export const LONGEST_MS = 15_000
/**
 * Time in ms before a failed save is repeated. Only retryable errors are repeated, for example a missing
 * network.
 */
export const RETRY_MS = 15_000

interface AutosaveOptions {
  engine: FormEngine
  store: DraftStore
  /** Position that is saved with the draft: the step of a wizard, or the key of the form's record. */
  at: string
}

/**
 * Saves a draft while the user types. Repeats a save that failed with a retryable error. Deletes the draft
 * after the user has undone all changes. Returns a function that stops autosaving and saves the remaining
 * changes.
 */
export function autosave({ engine, store, at }: AutosaveOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined
  const isDue = () => engine.isDirty.value && !store.isSaved() && store.state.value.savedDraft === undefined
  const isNeedless = () => !engine.isDirty.value && store.state.value.id !== undefined

  const saveNow = async () => {
    clearTimeout(timer)
    since = undefined
    if (isNeedless()) return drop(store)
    if (!isDue()) return
    await store.save(at)
    const { status, isRetryable } = store.state.value
    if (status === 'failed' && isRetryable) timer = setTimeout(saveNow, RETRY_MS)
  }
  const plan = () => {
    const now = Date.now()
    since ??= now
    clearTimeout(timer)
    timer = setTimeout(saveNow, Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - now)))
  }

  let seen = engine.changes.value
  const stop = autorun(() => {
    const changes = engine.changes.value
    if (changes === seen) return
    seen = changes
    plan()
  })
  const saveRest = () => {
    clearTimeout(timer)
    if (isDue()) void store.save(at)
  }
  addEventListener('online', saveNow)
  addEventListener('pagehide', saveRest)
  return () => {
    stop()
    removeEventListener('online', saveNow)
    removeEventListener('pagehide', saveRest)
    saveRest()
  }
}

/** Deletes a draft. Ignores a failed request: the draft then still exists and is offered again. */
async function drop(store: DraftStore): Promise<void> {
  try {
    await store.remove()
  } catch {
    return
  }
  store.detach()
}
