import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'

/** Number of unanswered requests in succession after which the circuit breaker opens. */
export const BREAKER_THRESHOLD = 5
/** Milliseconds for which the circuit breaker is open at first. Each further failure doubles this time. */
const FIRST_PAUSE_MS = 30_000
const MAX_PAUSE_MS = 600_000

const pauseAfter = (failures: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.max(0, failures - BREAKER_THRESHOLD), MAX_PAUSE_MS)

/**
 * Returns the time until which an open circuit breaker delays a request, or undefined if the request may be
 * sent. After this time, one request is sent as a test, and the other requests wait for its result.
 */
export async function breakerDelay(
  tx: Tx,
  code: string,
  { at, trialMs }: { at: Date; trialMs: number },
): Promise<Date | undefined> {
  const trialEnd = new Date(at.getTime() + trialMs).toISOString()
  const { rows } = await sql<{ until: number | null }>`with trial as (
      update channel_breaker set open_until = ${trialEnd}, update_time = ${at.toISOString()}
      where channel_code = ${code} and open_until <= ${at.toISOString()} returning channel_code
    )
    select case when not exists (select from trial) then extract(epoch from open_until) * 1000 end as until
    from channel_breaker where channel_code = ${code}`.execute(tx)
  const until = rows[0]?.until
  return until ? new Date(until) : undefined
}

/**
 * Closes the circuit breaker and resets its failures. Returns false if the circuit breaker had no failures.
 */
export async function closeBreaker(tx: Tx, code: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('channel_breaker')
    .set({ failures: 0, open_until: null, update_time: at.toISOString() })
    .where('channel_code', '=', code)
    .where('failures', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/**
 * Counts an unanswered request. Opens the circuit breaker after too many unanswered requests in succession.
 */
export async function noteFailure(tx: Tx, code: string, at: Date): Promise<void> {
  const { failures } = await tx
    .insertInto('channel_breaker')
    .values({ channel_code: code, failures: 1, update_time: at.toISOString() })
    .onConflict((conflict) =>
      conflict
        .column('channel_code')
        .doUpdateSet({ failures: sql`channel_breaker.failures + 1`, update_time: at.toISOString() }),
    )
    .returning('failures')
    .executeTakeFirstOrThrow()
  if (failures < BREAKER_THRESHOLD) return
  const open_until = new Date(at.getTime() + pauseAfter(failures)).toISOString()
  await tx.updateTable('channel_breaker').set({ open_until }).where('channel_code', '=', code).execute()
}
