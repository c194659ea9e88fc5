import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addJob, type JobNode } from '../../../tests/support/job-node.ts'
import { jobOf, serveJobs } from './job-runs.fixture.ts'
import { runQueue } from './run-queue.ts'
import { lockJob, startRun } from './start-run.ts'

const { target: database, inTransaction, nodeWith, untilStatuses } = serveJobs()

/** Starts a run of a job whose message is lost. */
const startLost = ({ services }: JobNode, id: string) =>
  inTransaction(async (tx) => {
    const job = await lockJob(tx, id)
    if (!job) throw new Error('no job')
    await startRun(tx, services, job, { scheduledTime: services.clock() })
    await sql`update pgboss.job set state = 'failed' where id::text in (select message_id from sys_quartz_log
      where job_id = ${id})`.execute(tx)
  })

test('a queued run whose message was lost is sent again once', async () => {
  let runs = 0
  const node = await nodeWith(jobOf('lost', async () => void runs++))
  await addJob(database.database.db, { id: 'lost', due: null })
  await startLost(node, 'lost')

  await Promise.all([node.scheduler.sendLostRuns(), node.scheduler.sendLostRuns()])
  await node.drain()

  await untilStatuses('lost', ['SUCCEEDED'])
  expect(runs).toBe(1)
  const { rows } = await database.database.pool.query(
    "select count(*)::int from pgboss.job where name = 'job' and state = 'created'",
  )
  expect(rows).toEqual([{ count: 0 }])
})

test('a lost run behind more waiting runs than a look-up reads at a time is sent again', async () => {
  const node = await nodeWith(jobOf('behind', async () => undefined))
  await addJob(database.database.db, { id: 'behind', due: null })
  await startLost(node, 'behind')
  await inTransaction(async (tx) => {
    const startAfter = new Date(Date.now() + 3_600_000)
    const message = await node.services.queues.send(tx, runQueue, { runId: '0', attempt: 1 }, { startAfter })
    await sql`insert into sys_quartz_log (id, job_id, job_class_name, status, message_id, scheduled_time)
      select '0-' || n, 'waiting', 'waiting', 'QUEUED', ${message}, now() from generate_series(1, 500) n`.execute(
      tx,
    )
  })

  await node.scheduler.sendLostRuns()

  await untilStatuses('behind', ['SUCCEEDED'])
})
