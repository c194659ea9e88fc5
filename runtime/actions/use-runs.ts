import { useCallback, useMemo, useRef, useState } from 'react'
import { type Attempts, createAttempts } from './attempts.ts'

/** What one run of an action is told apart by. */
export interface RunTarget {
  /** The action and all it works on: it runs once at a time. */
  key: string
  /** The rows it works on. */
  rows: readonly string[]
  /** As long as it runs, nothing else runs for these rows. */
  isLocking: boolean
}

export interface Runs {
  isRunning: (key: string) => boolean
  /** Something else runs for one of its rows. */
  isLocked: (target: RunTarget) => boolean
  /** Does nothing where the same runs already, or a row is locked. */
  runOnce: (target: RunTarget, run: () => Promise<void>) => Promise<void>
}

/** The actions of a page that run now, and the rows they lock. */
export function useRuns(): Runs {
  const busy = useRef(new Map<string, RunTarget>())
  const [running, setRunning] = useState<ReadonlyMap<string, RunTarget>>(() => new Map())
  const runOnce = useCallback(async (target: RunTarget, run: () => Promise<void>) => {
    // The second click of a double click comes before the button is drawn as busy.
    if (busy.current.has(target.key) || isHeld(busy.current, target)) return
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
      isLocked: (target) => isHeld(running, target),
      runOnce,
    }),
    [running, runOnce],
  )
}

const isHeld = (running: ReadonlyMap<string, RunTarget>, { key, rows }: RunTarget): boolean =>
  [...running.values()].some(
    (other) => other.key !== key && other.isLocking && other.rows.some((row) => rows.includes(row)),
  )

/** The keys of writes by what they are for: a second click after a failure means the same writes. */
export function useAttempts(): (key: string) => Attempts {
  const attempts = useRef(new Map<string, Attempts>())
  return useCallback((key: string) => {
    const known = attempts.current.get(key) ?? createAttempts()
    attempts.current.set(key, known)
    return known
  }, [])
}
