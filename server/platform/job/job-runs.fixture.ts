import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest'
import { strictObject } from '#schemas'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { type JobNode, startJobNode } from '../../../tests/support/job-node.ts'
import { type Tx, withTransaction } from '../../db/index.ts'
import { defineJob, type Job } from './job.ts'
import { lockJob, startRun } from './start-run.ts'

interface RunRow {
  status: string
  attempt: number
  output: string
  error: string | null
  scheduled: string
}

const titles = { en: 'Test', zh: '测试' }

/** Creates a job that skips runs that overlap and is never retried. */
export const jobOf = (name: string, run: Job['run'], params = strictObject({})) =>
  defineJob({ name, titles, about: titles, params, timeoutSeconds: 60, retries: 0, concurrency: 'skip', run })

/**
 * Creates a database for the tests of a file. After each test, stops the nodes and deletes all jobs and runs.
 */
export function serveJobs() {
  const target = {} as TestDatabase
  let nodes: JobNode[] = []
  beforeAll(async () => {
    Object.assign(target, await createTestDatabase())
  })
  afterEach(async () => {
    await Promise.all(nodes.map((node) => node.stop()))
    nodes = []
    await target.database.pool.query('delete from sys_quartz_job; delete from sys_quartz_log')
  })
  afterAll(() => target.drop())

  const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) =>
    withTransaction(target.database.db, work)

  async function runsOf(job: string): Promise<RunRow[]> {
    const { rows } = await target.database.pool.query<RunRow>(
      `select status, attempt, output, error, (scheduled_time at time zone 'UTC')::text as scheduled
       from sys_quartz_log where job_id = $1 order by id`,
      [job],
    )
    return rows
  }
  const statusesOf = async (job: string) => (await runsOf(job)).map(({ status }) => status)

  return {
    target,
    inTransaction,
    runsOf,
    statusesOf,

    /** Starts a node that knows these jobs. */
    async nodeWith(...jobs: Job[]): Promise<JobNode> {
      const node = await startJobNode(target, jobs)
      nodes.push(node)
      return node
    },

    /** Starts runs of a job in one transaction. */
    start: ({ services }: JobNode, id: string, count = 1) =>
      inTransaction(async (tx) => {
        const job = await lockJob(tx, id)
        if (!job) throw new Error(`no job ${id}`)
        for (let run = 0; run < count; run++)
          await startRun(tx, services, job, { scheduledTime: services.clock(), startedBy: 'admin' })
      }),

    untilStatuses: (job: string, statuses: string[]) =>
      vi.waitFor(async () => expect(await statusesOf(job)).toEqual(statuses), {
        timeout: 12_000,
        interval: 50,
      }),
  }
}
