import { withTransaction } from '../../server/db/index.ts'
import { runQueue } from '../../server/platform/job/run-queue.ts'
import { countActive, lockJob, startRun } from '../../server/platform/job/start-run.ts'
import type { TestApp } from './app.ts'

/**
 * Starts a shipped job on a test server and waits until the run ends. Returns the status, output and error of
 * the run. If the schedule has already started a run, waits until that run has ended first.
 */
export async function runJob({ services }: TestApp, name: string) {
  const { db } = services.database
  const start = () =>
    withTransaction(db, async (tx) => {
      const job = await lockJob(tx, name)
      if (!job) throw new Error(`no job ${name}`)
      const { sent, waiting } = await countActive(tx, name)
      if (sent + waiting > 0) return undefined
      return startRun(tx, services, job, { scheduledTime: services.clock() })
    })
  let started = await start()
  while (started === undefined) {
    await services.queues.drain(runQueue.name)
    started = await start()
  }
  const id = started
  const read = () =>
    db
      .selectFrom('sys_quartz_log')
      .select(['status', 'output', 'error', 'end_time'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  let run = await read()
  while (run.end_time === null) {
    await services.queues.drain(runQueue.name)
    run = await read()
  }
  return run
}
