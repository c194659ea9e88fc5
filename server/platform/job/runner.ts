import os from 'node:os'
import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'kysely'
import { withTransaction } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import type { Delivery } from '../queue/queue.ts'
import { withGrace } from '../with-grace.ts'
import { type Attempt, endAttempt, type Outcome } from './end-attempt.ts'
import { jobUnknown } from './errors.ts'
import type { JobContext } from './job.ts'
import { readParameter } from './read-parameter.ts'
import type { RunMessage } from './run-queue.ts'
import { createRunReport, type RunReport } from './run-report.ts'
import { announceRuns } from './start-run.ts'

/**
 * Milliseconds between two heartbeats. A heartbeat saves the report and checks whether the run was cancelled.
 */
const HEARTBEAT_MS = 2_000
/**
 * Milliseconds that a handler has to end after its signal was aborted. The queue waits longer for its
 * handler.
 */
const GRACE_MS = 3_000
const MAX_NODE = 200

/** Name of this process, which the log of runs shows. */
const nodeName = `${os.hostname()} #${process.pid}`.slice(-MAX_NODE)

interface ClaimedRun extends Attempt {
  handler: string
  parameter: string | null
  output: string
  scheduledAt: number
  startedBy: string | null
  /** Null if the job was deleted. */
  timeoutSeconds: number | null
}

/** Reason why the signal of a run was aborted. */
class Abort extends Error {
  readonly outcome: Outcome
  constructor(outcome: Outcome) {
    super(outcome.error ?? outcome.status)
    this.outcome = outcome
  }
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Creates the handler of the run queue. Each message makes it execute one attempt of a run. */
export function createRunner(services: Services, log: FastifyBaseLogger) {
  const { database, registry, clock } = services
  const { db } = database

  const handlers = Object.keys(registry.jobs)

  /**
   * Claims an attempt. Returns undefined if the attempt was claimed before, or if its run was cancelled. If
   * this node doesn't know the job's handler, throws, so that the queue delivers the message to another node.
   * The last delivery is claimed in any case.
   */
  async function claim({ runId, attempt }: RunMessage, isLast: boolean): Promise<ClaimedRun | undefined> {
    if (!isLast) {
      const { rows } = await sql<{ handler: string }>`
        select job_class_name as handler from sys_quartz_log
        where id = ${runId} and attempt = ${attempt} and status = 'QUEUED'`.execute(db)
      const [run] = rows
      if (run && !handlers.includes(run.handler)) throw jobUnknown({ name: run.handler })
    }
    const { rows } = await sql<ClaimedRun>`
      with claimed as (
        update sys_quartz_log set status = 'RUNNING', start_time = ${clock().toISOString()}, node = ${nodeName},
          heartbeat_time = now(), progress_done = null, progress_total = null
        where id = ${runId} and attempt = ${attempt} and status = 'QUEUED'
        returning *
      )
      select t.id, t.job_id as "jobId", t.attempt, coalesce(job.retries, 0) as retries,
        t.job_class_name as handler, t.parameter, t.output, t.started_by as "startedBy",
        (extract(epoch from t.scheduled_time) * 1000)::float8 as "scheduledAt",
        job.timeout_seconds as "timeoutSeconds"
      from claimed t left join sys_quartz_job job on job.id = t.job_id`.execute(db)
    if (rows[0]) await withTransaction(db, async (tx) => void (await announceRuns(tx, services)))
    return rows[0]
  }

  /**
   * Saves progress and output. Returns a reason to abort if the run was cancelled or no longer belongs to
   * this node.
   */
  async function beat({ id, attempt }: Attempt, report: RunReport): Promise<Abort | undefined> {
    const values = report.values()
    const { rows } = await sql<{ isCancelled: boolean; hasChanged: boolean }>`
      update sys_quartz_log t set heartbeat_time = now(), output = ${values.output},
        progress_done = ${values.progress_done}, progress_total = ${values.progress_total}
      from (select output, progress_done from sys_quartz_log where id = ${id}) before
      where t.id = ${id} and t.attempt = ${attempt} and t.status = 'RUNNING'
      returning t.cancel_by is not null as "isCancelled",
        (before.output, before.progress_done) is distinct from (t.output, t.progress_done) as "hasChanged"`.execute(
      db,
    )
    const [row] = rows
    if (!row) return new Abort({ status: 'STOPPED' })
    if (row.hasChanged) await withTransaction(db, async (tx) => void (await announceRuns(tx, services)))
    return row.isCancelled ? new Abort({ status: 'CANCELLED' }) : undefined
  }

  async function work(run: ClaimedRun, report: RunReport, signal: AbortSignal): Promise<void> {
    const job = Object.hasOwn(registry.jobs, run.handler) ? registry.jobs[run.handler] : undefined
    if (!job) throw jobUnknown({ name: run.handler })
    const context: JobContext = {
      services,
      signal,
      progress: report.progress,
      log: report.log,
      scheduledTime: new Date(run.scheduledAt),
      startedBy: run.startedBy ?? undefined,
    }
    await job.run(readParameter(job, run.parameter), context)
  }

  /**
   * Runs the handler and returns the outcome. After its signal was aborted, waits for the handler only for a
   * short time.
   */
  async function outcomeOf(run: ClaimedRun, report: RunReport, stopping: AbortSignal): Promise<Outcome> {
    if (stopping.aborted) return { status: 'STOPPED' }
    const ending = new AbortController()
    const timeout = run.timeoutSeconds ?? registry.jobs[run.handler]?.timeoutSeconds ?? 1
    const onStop = () => ending.abort(new Abort({ status: 'STOPPED' }))
    stopping.addEventListener('abort', onStop, { once: true })
    const timedOut = new Abort({ status: 'TIMED_OUT', error: `no result after ${timeout} s` })
    const timer = setTimeout(() => ending.abort(timedOut), timeout * 1_000)
    let last = Promise.resolve()
    const heart = setInterval(() => {
      last = beat(run, report).then(
        (abort) => abort && ending.abort(abort),
        // If the heartbeats fail for too long, another node repeats the run.
        (err) => log.warn({ err, run: run.id }, 'saving the heartbeat of a run failed'),
      )
    }, HEARTBEAT_MS)
    try {
      await withGrace(work(run, report, ending.signal), ending.signal, GRACE_MS)
      return ending.signal.aborted ? (ending.signal.reason as Abort).outcome : { status: 'SUCCEEDED' }
    } catch (err) {
      if (ending.signal.aborted) return (ending.signal.reason as Abort).outcome
      log.warn({ err, run: run.id, job: run.handler }, 'a run of a job failed')
      return { status: 'FAILED', error: messageOf(err) }
    } finally {
      clearTimeout(timer)
      clearInterval(heart)
      stopping.removeEventListener('abort', onStop)
      await last
    }
  }

  return async function execute({
    data,
    signal,
    isLast,
  }: Pick<Delivery<RunMessage>, 'data' | 'signal' | 'isLast'>): Promise<void> {
    const run = await claim(data, isLast)
    if (!run) return
    const report = createRunReport(run.output)
    const outcome = await outcomeOf(run, report, signal)
    if (outcome.error !== undefined) report.log(outcome.error)
    await beat(run, report)
    await withTransaction(db, (tx) => endAttempt(tx, services, run, outcome))
  }
}
