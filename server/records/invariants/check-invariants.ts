import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import type { Db } from '../../db/index.ts'
import type { Check, InvariantName, Violation } from './invariant.ts'
import { invariants } from './invariants.ts'

/** Result of checking one invariant. */
export interface CheckedInvariant {
  name: InvariantName
  violations: readonly Violation[]
  durationMs: number
}

/**
 * Timeout of one check in milliseconds. All checks together must end within the timeout of the job that runs
 * them.
 */
const CHECK_TIMEOUT_MS = 300_000

/**
 * Checks all invariants. All checks read the same snapshot, so other transactions may write at the same time.
 */
export function checkInvariants(
  db: Db,
  { signal, checked }: { signal?: AbortSignal; checked?: (done: number, total: number) => void } = {},
): Promise<CheckedInvariant[]> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      await sql`set local statement_timeout = ${sql.lit(CHECK_TIMEOUT_MS)}`.execute(tx)
      const entries = Object.entries(invariants) as [InvariantName, Check][]
      const results: CheckedInvariant[] = []
      for (const [name, check] of entries) {
        signal?.throwIfAborted()
        const began = performance.now()
        const violations = await check(tx, signal)
        results.push({ name, violations, durationMs: Math.round(performance.now() - began) })
        checked?.(results.length, entries.length)
      }
      return results
    })
}
