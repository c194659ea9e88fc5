import { useCallback, useMemo, useRef, useState } from 'react'
import { createIdempotencyKeys, type IdempotencyKeys } from './idempotency-keys.ts'

/** Key and rows of a running action. */
export interface RunTarget {
  /**
   * Identifies the action together with its rows. A second run with the same key does nothing while the first
   * one is running.
   */
  key: string
  /** Ids of the rows. */
  rows: readonly string[]
  /** True if no other action may run for these rows during the run. */
  isLocking: boolean
}

interface Runs {
  isRunning: (key: string) => boolean
  /** True if another action is running for one of the target's rows. */
  isLocked: (target: RunTarget) => boolean
  /** Runs the function. Does nothing if a run with the same key is in progress or a row is locked. */
  runOnce: (target: RunTarget, run: () => Promise<void>) => Promise<void>
}

/** Running actions of a page, and the rows they lock. */
export function useRuns(): Runs {
  const busy = useRef(new Map<string, RunTarget>())
  const [running, setRunning] = useState<ReadonlyMap<string, RunTarget>>(() => new Map())
  const runOnce = useCallback(async (target: RunTarget, run: () => Promise<void>) => {
    // The second click of a double click comes before the button is rendered as loading.
    if (busy.current.has(target.key) || hasLockedRow(busy.current, target)) return
    busy.current.set(target.key, target)
    setRunning(new Map(busy.current))
    try {
      await run()
    } finally {
      busy.current.delete(target.key)
      setRunning(new Map(busy.current))
    }
  }, [])
  return useMemo(
    () => ({
      isRunning: (key) => running.has(key),
      isLocked: (target) => hasLockedRow(running, target),
      runOnce,
    }),
    [running, runOnce],
  )
}

const hasLockedRow = (running: ReadonlyMap<string, RunTarget>, { key, rows }: RunTarget): boolean =>
  [...running.values()].some(
    (other) => other.key !== key && other.isLocking && other.rows.some((row) => rows.includes(row)),
  )

/** Keeps the idempotency keys of each target, so that a click after a failure repeats the same writes. */
export function useIdempotencyKeys(): (key: string) => IdempotencyKeys {
  const keys = useRef(new Map<string, IdempotencyKeys>())
  return useCallback((key: string) => {
    const known = keys.current.get(key) ?? createIdempotencyKeys()
    keys.current.set(key, known)
    return known
  }, [])
}
