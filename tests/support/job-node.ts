import { pino } from 'pino'
import type { Db } from '../../server/db/index.ts'
import type { Job } from '../../server/platform/job/job.ts'
import type { Jobs } from '../../server/platform/job/registered-job.ts'
import { runQueue } from '../../server/platform/job/run-queue.ts'
import { createRunner } from '../../server/platform/job/runner.ts'
import { createScheduler } from '../../server/platform/job/scheduler.ts'
import { createQueues } from '../../server/platform/queue/queues.ts'
import type { Services } from '../../server/services.ts'
import { BUSINESS_TZ } from './cluster.ts'
import type { TestDatabase } from './database.ts'

const log = pino({ level: 'silent' })
let ids = 0

/** A server node with some jobs but without an HTTP server. */
export interface JobNode {
  services: Services
  scheduler: ReturnType<typeof createScheduler>
  /** Sets the clock. */
  at: (time: string) => void
  /** Executes all runs in the queue, including further attempts after a failure. */
  drain: () => Promise<void>
  stop: () => Promise<void>
}

/** Starts a node on a database. Its scheduler looks for due jobs only when a test calls `tick`. */
export async function startJobNode(
  { database }: Pick<TestDatabase, 'database'>,
  jobs: readonly Job[],
): Promise<JobNode> {
  const config = { pushNotify: true, businessTz: BUSINESS_TZ } as Services['config']
  const queues = createQueues({ database, config })
  let now = () => new Date()
  const registry = { jobs: Object.fromEntries(jobs.map((job) => [job.name, job])) as Jobs }
  const services = {
    database,
    config,
    queues,
    registry,
    ids: { nextId: () => `${process.pid}-${String(ids++).padStart(8, '0')}` },
    clock: () => now(),
  } as unknown as Services
  queues.work(runQueue, createRunner(services, log))
  await queues.start(log)
  return {
    services,
    scheduler: createScheduler(services, log),
    at: (time) => {
      now = () => new Date(time)
    },
    drain: () => queues.drain(runQueue.name),
    stop: () => queues.stop(),
  }
}

/** Adds a job to the database. The job is due at the time `due`, or paused if `due` is null. */
export async function addJob(
  db: Db,
  {
    id,
    handler = id,
    due,
    ...job
  }: { id: string; handler?: string; due: string | null } & Partial<JobSettings>,
): Promise<void> {
  await db
    .insertInto('sys_quartz_job')
    .values({
      id,
      job_class_name: handler,
      cron_expression: '0 0 3 * * ?',
      status: due === null ? -1 : 0,
      next_run_time: due,
      concurrency: 'skip',
      timeout_seconds: 60,
      retries: 0,
      ...job,
    })
    .execute()
}

interface JobSettings {
  cron_expression: string
  parameter: string
  concurrency: string
  timeout_seconds: number
  retries: number
}
