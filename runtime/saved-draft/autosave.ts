import { autorun } from '@formily/reactive'
import type { FormEngine } from '../form/form-engine.ts'
import type { DraftStore } from './draft-store.ts'

/** Time without typing after which a draft is saved. */
export const PAUSE_MS = 1_500
/** Longest time between two saves while the user types. */
export const LONGEST_MS = 15_000
/** Time after which a save is repeated if its error is retryable, for example without a network. */
export const RETRY_MS = 15_000

interface AutosaveOptions {
  engine: FormEngine
  store: DraftStore
  /** Step of the wizard, or key of the record, at which the draft is continued. */
  at: string
}

/**
 * Saves a draft while the user types, and repeats saves that failed with a retryable error. A form changed
 * back to its loaded values needs no draft. Returns a function that stops autosaving and saves the remaining
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
  addEventListener('online', saveNow)
  return () => {
    stop()
    removeEventListener('online', saveNow)
    clearTimeout(timer)
    if (isDue()) void store.save(at)
  }
}

/** Deletes a draft. If the request fails, the draft stays and is offered again. */
async function drop(store: DraftStore): Promise<void> {
  try {
    await store.remove()
  } catch {
    return
  }
  store.detach()
}
