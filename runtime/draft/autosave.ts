import { autorun } from '@formily/reactive'
import type { FormEngine } from '../form/form-engine.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Somebody has paused: what he typed is saved. */
export const PAUSE_MS = 1_500
/** Whoever types without a pause is saved now and then. */
export const LONGEST_MS = 15_000
/** What could not be saved for want of a network is tried again. */
export const RETRY_MS = 15_000

interface AutosaveOptions {
  engine: FormEngine
  keeper: DraftKeeper
  /** What the draft is taken up at. */
  at: string
}

/**
 * Saves a draft while somebody types, and tries again what a lost network kept back. What was typed back to what was
 * loaded needs no draft. Ends with the function it gives, which saves what is left.
 */
export function autosave({ engine, keeper, at }: AutosaveOptions): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let since: number | undefined
  const isDue = () => engine.isDirty.value && !keeper.isSaved() && keeper.state.value.theirs === undefined
  const isNeedless = () => !engine.isDirty.value && keeper.state.value.id !== undefined

  const saveNow = async () => {
    clearTimeout(timer)
    since = undefined
    if (isNeedless()) return drop(keeper)
    if (!isDue()) return
    await keeper.save(at)
    const { status, isPassing } = keeper.state.value
    if (status === 'failed' && isPassing) timer = setTimeout(saveNow, RETRY_MS)
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
    if (isDue()) void keeper.save(at)
  }
}

/** A draft that cannot be deleted now is offered once more. */
async function drop(keeper: DraftKeeper): Promise<void> {
  try {
    await keeper.remove()
  } catch {
    return
  }
  keeper.forget()
}
