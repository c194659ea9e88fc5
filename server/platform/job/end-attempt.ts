import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { announceRuns, countActive, lockJob, type Sender, sendAttempt } from './start-run.ts'

/**
 * Milliseconds between the first and the second attempt. Each further pause is twice as long as the previous
 * pause.
 */
const RETRY_PAUSE_MS = 10_000
const MAX_ERROR = 2_000

/** Attempt of a run that a node has claimed. */
export interface Attempt {
  id: string
  jobId: string
  attempt: number
  /** Number of further attempts of the job after a failure. */
  retries: number
}

/** How an attempt ended. `STOPPED` means that its node stopped, so that another node repeats the attempt. */
export interface Outcome {
  status: 'SUCCEEDED' | 'FAILED' | 'TIMED_OUT' | 'CANCELLED' | 'STOPPED'
  error?: string
}

const canRetry = ({ attempt, retries }: Attempt, { status }: Outcome) =>
  (status === 'FAILED' || status === 'TIMED_OUT') && attempt <= retries

/** Sends the run that has waited longest, if no other run of the job is active. */
export async function sendWaiting(tx: Tx, services: Sender, jobId: string): Promise<void> {
  const { sent, waiting } = await countActive(tx, jobId)
  if (sent > 0 || waiting === 0) return
  const { id, attempt } = await tx
    .selectFrom('sys_quartz_log')
    .select(['id', 'attempt'])
    .where('job_id', '=', jobId)
    .where('status', '=', 'QUEUED')
    .orderBy('id')
    .executeTakeFirstOrThrow()
  await sendAttempt(tx, services, { id, attempt })
}

/**
 * Returns the outcome of an attempt. If a user has cancelled its run meanwhile, the outcome is `CANCELLED`,
 * except after a success.
 */
async function unlessCancelled(tx: Tx, { id }: Attempt, outcome: Outcome): Promise<Outcome> {
  const { rows } = await sql<{ isCancelled: boolean }>`
    select cancel_by is not null as "isCancelled" from sys_quartz_log where id = ${id} for update`.execute(tx)
  return rows[0]?.isCancelled && outcome.status !== 'SUCCEEDED' ? { status: 'CANCELLED' } : outcome
}

/**
 * Ends an attempt. Then sends the next attempt of the run, or the next waiting run of the job. A cancelled
 * run isn't attempted again. If the attempt has already ended or the condition `only` is false, changes
 * nothing and returns false.
 */
export async function endAttempt(
  tx: Tx,
  services: Sender,
  attempt: Attempt,
  reached: Outcome,
  only = sql<boolean>`true`,
): Promise<boolean> {
  await lockJob(tx, attempt.jobId)
  const outcome = await unlessCancelled(tx, attempt, reached)
  const isRetried = canRetry(attempt, outcome)
  const isQueued = isRetried || outcome.status === 'STOPPED'
  const next = isRetried ? attempt.attempt + 1 : attempt.attempt
  const now = services.clock()
  const { numUpdatedRows } = await tx
    .updateTable('sys_quartz_log')
    .set({
      status: isQueued ? 'QUEUED' : outcome.status,
      attempt: next,
      error: outcome.error?.slice(0, MAX_ERROR) ?? null,
      end_time: isQueued ? null : now.toISOString(),
      heartbeat_time: null,
    })
    .where('id', '=', attempt.id)
    .where('attempt', '=', attempt.attempt)
    .where('status', '=', 'RUNNING')
    .where(only)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  if (isQueued) {
    const pause = isRetried ? RETRY_PAUSE_MS * 2 ** (attempt.attempt - 1) : 0
    // Uses the real time instead of `services.clock`, since the queue compares this time with the clock of
    // the database.
    const startAfter = isRetried && { startAfter: new Date(Date.now() + pause) }
    await sendAttempt(tx, services, { id: attempt.id, attempt: next, ...startAfter })
  } else await sendWaiting(tx, services, attempt.jobId)
  await announceRuns(tx, services)
  return true
}
