import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { type Tx, withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { logOnce } from '../log-once.ts'
import { createSuspension } from '../suspension.ts'
import { type Attempt, endAttempt } from './end-attempt.ts'
import { runQueue } from './run-queue.ts'
import { lastDueTime, nextRunTime } from './schedule.ts'
import { type LockedJob, lockedColumns, lockJob, sendAttempt, startRun } from './start-run.ts'

/** Milliseconds between two searches for due jobs. */
const TICK_MS = 1_000
/** Maximum number of jobs that a search handles in one transaction. */
const BATCH = 20
/** Number of queued runs whose messages are checked at a time. */
const LOST_BATCH = 500
/** Only every fifth search for due jobs also looks for runs of dead nodes and for lost messages. */
const TICKS_PER_CHECK = 5
/** Seconds without a heartbeat after which the node of a run counts as dead. */
const DEAD_SECONDS = 20

interface DueJob extends LockedJob {
  cron: string
}

/** A run whose current attempt waits for its message. */
interface QueuedRun {
  id: string
  jobId: string
  messageId: string
}

/**
 * Creates the scheduler of a node. The scheduler starts runs of due jobs, ends runs of dead nodes, and sends
 * lost messages again.
 */
export function createScheduler(services: Services, log: FastifyBaseLogger) {
  const { database, registry, config, clock, queues } = services
  const { db } = database
  const { businessTz } = config
  const isSuspended = createSuspension(database)

  /**
   * Starts a run of each due job whose handler this node knows. Skips jobs that another node is starting, so
   * that a job isn't started twice. A job that was due several times during a downtime runs once. Returns the
   * number of jobs.
   */
  async function takeDueJobs(tx: Tx): Promise<number> {
    const now = clock()
    const { rows } = await sql<DueJob>`
      select ${lockedColumns}, cron_expression as cron from sys_quartz_job
      where next_run_time <= ${now.toISOString()} and job_class_name = any(${Object.keys(registry.jobs)}::text[])
      order by next_run_time limit ${BATCH} for update skip locked`.execute(tx)
    for (const job of rows) {
      const next_run_time = nextRunTime(job.cron, now, businessTz)
      await tx.updateTable('sys_quartz_job').set({ next_run_time }).where('id', '=', job.id).execute()
      await startRun(tx, services, job, {
        scheduledTime: lastDueTime(job.cron, now, businessTz) ?? now,
      })
    }
    return rows.length
  }

  /** Ends the attempts that dead nodes were running, and so starts the next attempts of these runs. */
  async function endDeadRuns(): Promise<void> {
    const isDead = sql<boolean>`heartbeat_time < now() - make_interval(secs => ${DEAD_SECONDS})`
    const { rows } = await sql<Attempt & { messageId: string }>`
      select t.id, t.job_id as "jobId", t.attempt, t.message_id as "messageId",
        coalesce(job.retries, 0) as retries
      from sys_quartz_log t left join sys_quartz_job job on job.id = t.job_id
      where t.status = 'RUNNING' and t.${isDead} limit ${BATCH}`.execute(db)
    for (const run of rows) {
      const outcome = { status: 'FAILED', error: 'the server process of this run ended' } as const
      const hasEnded = await withTransaction(db, (tx) => endAttempt(tx, services, run, outcome, isDead))
      if (hasEnded) await queues.cancel(runQueue, run.messageId)
    }
  }

  /** Sends the message of an attempt again, unless another node has just done so. */
  const sendAgain = ({ id, jobId, messageId }: QueuedRun): Promise<void> =>
    withTransaction(db, async (tx) => {
      await lockJob(tx, jobId)
      const run = await tx
        .selectFrom('sys_quartz_log')
        .select(['id', 'attempt'])
        .where('id', '=', id)
        .where('status', '=', 'QUEUED')
        .where('message_id', '=', messageId)
        .forUpdate()
        .executeTakeFirst()
      if (run && !(await queues.findLive(tx, runQueue, [messageId])).has(messageId))
        await sendAttempt(tx, services, run)
    })

  /** Queues attempts again if their message was lost because nodes died before they claimed the attempt. */
  async function sendLostRuns(): Promise<void> {
    for (let after = '', isFull = true; isFull; ) {
      const { rows } = await sql<QueuedRun>`
        select id, job_id as "jobId", message_id as "messageId" from sys_quartz_log
        where status = 'QUEUED' and message_id is not null and id > ${after}
        order by id limit ${LOST_BATCH}`.execute(db)
      const messageIds = rows.map(({ messageId }) => messageId)
      const live = await queues.findLive(db, runQueue, messageIds)
      for (const run of rows) if (!live.has(run.messageId)) await sendAgain(run)
      after = rows.at(-1)?.id ?? after
      isFull = rows.length === LOST_BATCH
    }
  }

  let ticks = 0
  async function tick(): Promise<void> {
    if (await isSuspended()) return
    while ((await withTransaction(db, takeDueJobs)) === BATCH);
    if (ticks++ % TICKS_PER_CHECK !== 0) return
    await endDeadRuns()
    await sendLostRuns()
  }

  const guarded = logOnce(log, 'looking up due jobs failed')
  let timer: NodeJS.Timeout | undefined
  let current: Promise<void> | undefined
  return {
    tick,
    endDeadRuns,
    sendLostRuns,
    start() {
      timer = setInterval(() => {
        current ??= guarded(tick).finally(() => {
          current = undefined
        })
      }, TICK_MS)
      timer.unref()
    },
    async stop() {
      clearInterval(timer)
      await current
    },
  }
}
