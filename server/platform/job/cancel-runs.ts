import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import { sendWaiting } from './end-attempt.ts'
import { announceRuns, lockJob, type Sender } from './start-run.ts'

/**
 * Cancels one active run of a job (`runId`), or all its active runs. A queued run ends immediately. The node
 * of a running run aborts it at the next heartbeat. Returns the number of cancelled runs.
 */
export async function cancelRuns(
  tx: Tx,
  services: Sender,
  { jobId, runId, username }: { jobId: string; runId?: string; username: string },
): Promise<number> {
  await lockJob(tx, jobId)
  const isMeant = runId === undefined ? sql<boolean>`true` : sql<boolean>`id = ${runId}`
  const { numAffectedRows = 0n } = await sql`
    update sys_quartz_log set cancel_by = ${username},
      status = case status when 'QUEUED' then 'CANCELLED' else status end,
      end_time = case status when 'QUEUED' then ${services.clock().toISOString()}::timestamptz end
    where job_id = ${jobId} and ${isMeant} and end_time is null`.execute(tx)
  if (numAffectedRows > 0n) {
    await sendWaiting(tx, services, jobId)
    await announceRuns(tx, services)
  }
  return Number(numAffectedRows)
}
