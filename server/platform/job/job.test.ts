import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Type from 'typebox'
import { expect, test, vi } from 'vitest'
import { strictObject } from '#schemas'
import { addJob } from '../../../tests/support/job-node.ts'
import type { Job } from './job.ts'
import { jobOf, serveJobs } from './job-runs.fixture.ts'

const { target: database, nodeWith, runsOf, statusesOf, start, untilStatuses } = serveJobs()

/** Waits until the signal is aborted, and throws its reason. */
const untilAborted: Job['run'] = async (_params, { signal }) => {
  signal.throwIfAborted()
  await new Promise((resolve) => signal.addEventListener('abort', resolve))
  signal.throwIfAborted()
}

test('a job that is due on two nodes runs once', async () => {
  let runs = 0
  const job = jobOf('due', async () => void runs++)
  const one = await nodeWith(job)
  const two = await nodeWith(job)
  await addJob(database.database.db, { id: 'due', due: '2026-03-07T19:00:00Z' })
  for (const node of [one, two]) node.at('2026-03-07T19:00:01Z')

  await Promise.all([one, two, one, two].map((node) => node.scheduler.tick()))
  await one.drain()
  await two.drain()

  await untilStatuses('due', ['SUCCEEDED'])
  expect(runs).toBe(1)
  const { rows } = await database.database.pool.query(
    `select (next_run_time at time zone 'UTC')::text as next from sys_quartz_job`,
  )
  expect(rows).toEqual([{ next: '2026-03-08 19:00:00' }])
})

test('after a downtime of days a job runs once, for the last time at which it was due', async () => {
  const node = await nodeWith(
    jobOf('missed', async (_params, { log, scheduledTime }) => log(scheduledTime.toISOString())),
  )
  await addJob(database.database.db, { id: 'missed', due: '2026-03-01T19:00:00Z' })
  node.at('2026-03-07T20:30:00Z')

  await node.scheduler.tick()
  await node.scheduler.tick()
  await node.drain()

  await untilStatuses('missed', ['SUCCEEDED'])
  expect(await runsOf('missed')).toMatchObject([
    { output: '2026-03-07T19:00:00.000Z', scheduled: '2026-03-07 19:00:00' },
  ])
})

test('a paused job and a job of another version of the server are not started', async () => {
  const node = await nodeWith(jobOf('paused', async () => undefined))
  await addJob(database.database.db, { id: 'paused', due: null })
  await addJob(database.database.db, { id: 'newer', due: '2026-03-01T19:00:00Z' })

  await node.scheduler.tick()

  expect([...(await runsOf('paused')), ...(await runsOf('newer'))]).toEqual([])
})

test('a run has its parameters, reports progress and output, and knows who started it', async () => {
  const params = strictObject({ days: Type.Integer({ minimum: 1, default: 7 }) })
  const node = await nodeWith(
    jobOf(
      'report',
      async (given, { log, progress, startedBy }) => {
        log(`${JSON.stringify(given)} by ${startedBy}`)
        progress(3, 4)
      },
      params,
    ),
  )
  await addJob(database.database.db, { id: 'report', due: null, parameter: '{"days": 3}' })
  await start(node, 'report')
  await node.drain()

  await untilStatuses('report', ['SUCCEEDED'])
  expect(await runsOf('report')).toMatchObject([{ output: '{"days":3} by admin' }])
  const { rows } = await database.database.pool.query(
    'select progress_done, progress_total from sys_quartz_log',
  )
  expect(rows).toEqual([{ progress_done: 3, progress_total: 4 }])
})

test('parameters that the handler rejects fail the run with their place', async () => {
  const params = strictObject({ days: Type.Integer({ minimum: 1 }) })
  const node = await nodeWith(jobOf('wrong', async () => undefined, params))
  await addJob(database.database.db, { id: 'wrong', due: null, parameter: '{"days": 0}' })
  await start(node, 'wrong')
  await node.drain()

  await untilStatuses('wrong', ['FAILED'])
  expect(await runsOf('wrong')).toMatchObject([{ error: 'Parameters: days must be 1 or more' }])
})

test('a failed run is repeated as often as its job allows', async () => {
  let attempts = 0
  const node = await nodeWith(
    jobOf('retried', async () => {
      attempts += 1
      if (attempts < 3) throw new Error(`refused ${attempts}`)
    }),
  )
  await addJob(database.database.db, { id: 'retried', due: null, retries: 2 })
  await start(node, 'retried')
  await vi.waitFor(async () => {
    await node.drain()
    expect(await runsOf('retried')).toMatchObject([
      { status: 'SUCCEEDED', attempt: 3, error: null, output: 'refused 1\nrefused 2' },
    ])
  }, 12_000)
})

test('a node that does not know the handler leaves the run to other nodes', async () => {
  const older = await nodeWith(jobOf('other', async () => undefined))
  await addJob(database.database.db, { id: 'new', due: null })
  await start(older, 'new')
  await vi.waitFor(async () => {
    const { rows } = await database.database.pool.query(
      `select state from pgboss.job where name = 'job' and state = 'retry'`,
    )
    expect(rows).toHaveLength(1)
  })
  await older.stop()

  const node = await nodeWith(jobOf('new', async () => undefined))
  await node.drain()

  await untilStatuses('new', ['SUCCEEDED'])
})

test('a run that takes too long is aborted', async () => {
  const node = await nodeWith(jobOf('slow', untilAborted))
  await addJob(database.database.db, { id: 'slow', due: null, timeout_seconds: 1 })
  await start(node, 'slow')

  await untilStatuses('slow', ['TIMED_OUT'])
  expect(await runsOf('slow')).toMatchObject([{ error: 'no result after 1 s' }])
})

test('a run that a user cancels is aborted on the node that runs it', async () => {
  const node = await nodeWith(jobOf('cancelled', untilAborted))
  await addJob(database.database.db, { id: 'cancelled', due: null })
  await start(node, 'cancelled')
  await untilStatuses('cancelled', ['RUNNING'])

  await database.database.pool.query(`update sys_quartz_log set cancel_by = 'admin'`)

  await untilStatuses('cancelled', ['CANCELLED'])
})

test('a cancelled run that fails or stops before its next heartbeat is not repeated', async () => {
  const cancelSelf = () => database.database.pool.query(`update sys_quartz_log set cancel_by = 'admin'`)
  const node = await nodeWith(
    jobOf('cancelled', async () => {
      await cancelSelf()
      throw new Error('interrupted')
    }),
  )
  await addJob(database.database.db, { id: 'cancelled', due: null, retries: 3 })
  await start(node, 'cancelled')

  await untilStatuses('cancelled', ['CANCELLED'])
})

test('the run of a dead node is repeated by another node', async () => {
  const node = await nodeWith(jobOf('dead', async () => undefined))
  await addJob(database.database.db, { id: 'dead', due: null, retries: 1 })
  await database.database.pool.query(
    `insert into sys_quartz_log (id, job_id, job_class_name, status, scheduled_time, heartbeat_time, message_id)
     values ('old', 'dead', 'dead', 'RUNNING', now(), now() - interval '21 s', gen_random_uuid()::text),
       ('alive', 'dead', 'dead', 'RUNNING', now(), now() - interval '5 s', gen_random_uuid()::text)`,
  )

  await node.scheduler.endDeadRuns()
  await node.drain()

  await vi.waitFor(async () =>
    expect(await runsOf('dead')).toMatchObject([
      { status: 'RUNNING', attempt: 1 },
      { status: 'SUCCEEDED', attempt: 2 },
    ]),
  )
})

test('a dead run without further attempts fails, and a cancelled one ends', async () => {
  const node = await nodeWith(jobOf('dead', async () => undefined))
  await addJob(database.database.db, { id: 'dead', due: null })
  await database.database.pool.query(
    `insert into sys_quartz_log (id, job_id, job_class_name, status, scheduled_time, heartbeat_time, message_id, cancel_by)
     values ('1', 'dead', 'dead', 'RUNNING', now(), now() - interval '21 s', gen_random_uuid()::text, null),
       ('2', 'dead', 'dead', 'RUNNING', now(), now() - interval '21 s', gen_random_uuid()::text, 'admin')`,
  )

  await node.scheduler.endDeadRuns()

  expect(await statusesOf('dead')).toEqual(['FAILED', 'CANCELLED'])
})

test('a stopped node returns its run, and another node executes the same attempt', async () => {
  const first = await nodeWith(jobOf('moved', untilAborted))
  await addJob(database.database.db, { id: 'moved', due: null })
  await start(first, 'moved')
  await untilStatuses('moved', ['RUNNING'])
  await first.stop()
  expect(await runsOf('moved')).toMatchObject([{ status: 'QUEUED', attempt: 1 }])

  const second = await nodeWith(jobOf('moved', async () => undefined))
  await second.drain()

  await untilStatuses('moved', ['SUCCEEDED'])
})

test('while a run is active, the next one is skipped', async () => {
  const node = await nodeWith(jobOf('skip', async () => void (await sleep(100))))
  await addJob(database.database.db, { id: 'skip', due: null, concurrency: 'skip' })
  await start(node, 'skip', 2)
  await node.drain()

  await untilStatuses('skip', ['SUCCEEDED', 'SKIPPED'])
})

test.each([
  ['queue', 1],
  ['parallel', 3],
])('three runs with %s run %i at a time', async (concurrency, expected) => {
  let active = 0
  let most = 0
  const node = await nodeWith(
    jobOf(concurrency, async () => {
      active += 1
      most = Math.max(most, active)
      await sleep(100)
      active -= 1
    }),
  )
  await addJob(database.database.db, { id: concurrency, due: null, concurrency })
  await start(node, concurrency, 3)

  await untilStatuses(concurrency, ['SUCCEEDED', 'SUCCEEDED', 'SUCCEEDED'])
  expect(most).toBe(expected)
})

test('another node notices within 30 s that a process was killed', { tags: ['slow'] }, async () => {
  await addJob(database.database.db, { id: 'killed', due: '2026-03-07T19:00:00Z', retries: 1 })
  const script = path.join(import.meta.dirname, '../../../tests/support/job-process.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, database.url, 'killed'])
  const running = once(child.stdout, 'data')
  await running
  child.kill('SIGKILL')
  const killedAt = Date.now()

  const node = await nodeWith(jobOf('killed', async () => undefined))
  await vi.waitFor(
    async () => {
      await node.scheduler.endDeadRuns()
      await node.drain()
      expect(await runsOf('killed')).toMatchObject([{ status: 'SUCCEEDED', attempt: 2 }])
    },
    { timeout: 40_000, interval: 1_000 },
  )

  expect(Date.now() - killedAt).toBeLessThan(30_000)
})
