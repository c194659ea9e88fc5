import { sql } from 'kysely'
import type { Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { insertChangedRecords } from '../push/outbox.ts'
import type { Concurrency } from './registered-job.ts'
import { runQueue } from './run-queue.ts'

/** Maximum number of runs of a job that wait for another run of the job. Further runs are skipped. */
const MAX_WAITING = 100

export type Sender = Pick<Services, 'queues' | 'ids' | 'clock'>

/** A job whose row is locked. */
export interface LockedJob {
  id: string
  handler: string
  parameter: string | null
  concurrency: Concurrency
}

/** Columns of a job that are needed to start a run. */
export const lockedColumns = sql`id, job_class_name as handler, parameter, concurrency`

/**
 * Locks a job, so that no other transaction starts or ends one of its runs. Returns undefined if the job was
 * deleted.
 */
export async function lockJob(tx: Tx, id: string): Promise<LockedJob | undefined> {
  const { rows } = await sql<LockedJob>`
    select ${lockedColumns} from sys_quartz_job where id = ${id} for update`.execute(tx)
  return rows[0]
}

interface ActiveRuns {
  /** Number of runs that are running or have a message in the queue. */
  sent: number
  /** Number of runs that wait until the sent runs have ended. */
  waiting: number
}

/** Counts the active runs of a job. */
export async function countActive(tx: Tx, jobId: string): Promise<ActiveRuns> {
  const { rows } = await sql<ActiveRuns>`
    select count(message_id)::int as sent, (count(*) - count(message_id))::int as waiting
    from sys_quartz_log where job_id = ${jobId} and end_time is null`.execute(tx)
  return rows[0] ?? { sent: 0, waiting: 0 }
}

/** Announces that runs have changed, so that lists on open pages load again. */
export const announceRuns = (tx: Tx, { ids }: Pick<Services, 'ids'>) =>
  insertChangedRecords(ids.nextId(), { area: 'jobRun', table: 'sys_quartz_log' }).execute(tx)

/** Sends an attempt of a run to the queue. */
export async function sendAttempt(
  tx: Tx,
  { queues }: Sender,
  { id, attempt, startAfter }: { id: string; attempt: number; startAfter?: Date },
): Promise<void> {
  const message = { runId: id, attempt }
  const messageId = await queues.send(tx, runQueue, message, startAfter && { startAfter })
  await tx.updateTable('sys_quartz_log').set({ message_id: messageId }).where('id', '=', id).execute()
}

interface RunRequest {
  scheduledTime: Date
  startedBy?: string
}

function statusOf({ concurrency }: LockedJob, { sent, waiting }: ActiveRuns) {
  if (sent + waiting === 0 || concurrency === 'parallel') return 'SENT'
  return concurrency === 'queue' && waiting < MAX_WAITING ? 'WAITING' : 'SKIPPED'
}

/** Adds a run of a locked job. The run is queued, waits for the active run, or is skipped. */
export async function startRun(
  tx: Tx,
  services: Sender,
  job: LockedJob,
  { scheduledTime, startedBy }: RunRequest,
): Promise<string> {
  const id = services.ids.nextId()
  const now = services.clock().toISOString()
  const status = statusOf(job, await countActive(tx, job.id))
  await tx
    .insertInto('sys_quartz_log')
    .values({
      id,
      job_id: job.id,
      job_class_name: job.handler,
      parameter: job.parameter,
      status: status === 'SKIPPED' ? 'SKIPPED' : 'QUEUED',
      scheduled_time: scheduledTime.toISOString(),
      started_by: startedBy ?? null,
      create_time: now,
      end_time: status === 'SKIPPED' ? now : null,
    })
    .execute()
  if (status === 'SENT') await sendAttempt(tx, services, { id, attempt: 1 })
  await announceRuns(tx, services)
  return id
}
