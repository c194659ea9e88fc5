import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { collectGarbage } from '../../../tests/support/collect-garbage.ts'
import { createTestDatabase, type TestDatabase } from '../../../tests/support/database.ts'
import { withTransaction } from '../../db/index.ts'
import { createBoss } from './boss.ts'
import { defineQueue, type Queue, type QueueHandler } from './queue.ts'
import { createQueues } from './queues.ts'

const log = pino({ level: 'silent' })

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const queueOf = (name: string, more: Partial<Queue<{ n: number }>> = {}) =>
  defineQueue<{ n: number }>({
    name,
    concurrency: 2,
    timeoutSeconds: 10,
    retries: 2,
    retrySeconds: 600,
    ...more,
  })

/** Starts the queues of one node. */
async function startNode<Data extends object>(queue: Queue<Data>, handler: QueueHandler<Data>) {
  const queues = createQueues({ ...database, config: { pushNotify: true } as never })
  queues.work(queue, handler)
  await queues.start(log)
  const send = (data: Data, fails = false) =>
    withTransaction(database.database.db, async (tx) => {
      await queues.send(tx, queue, data)
      if (fails) throw new Error('rolled back')
    })
  return { queues, send }
}

const states = async (name: string) => {
  const { rows } = await database.database.pool.query<{ state: string }>(
    'select state from pgboss.job where name = $1 order by created_on',
    [name],
  )
  return rows.map(({ state }) => state)
}

test('a message is processed soon after its transaction, and only if it commits', async () => {
  const seen: number[] = []
  const { queues, send } = await startNode(queueOf('commits'), async ({ data }) => void seen.push(data.n))
  await expect(send({ n: 1 }, true)).rejects.toThrow('rolled back')
  await send({ n: 2 })
  await vi.waitFor(() => expect(seen).toEqual([2]), { timeout: 2_500 })
  await vi.waitFor(async () => expect(await states('commits')).toEqual(['completed']))
  await queues.stop()
})

test('two nodes process each message once', async () => {
  const seen: number[] = []
  const queue = queueOf('nodes')
  const handler = async ({ data }: { data: { n: number } }) => {
    seen.push(data.n)
    await sleep(5)
  }
  const one = await startNode(queue, handler)
  const two = await startNode(queue, handler)
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  await Promise.all(numbers.map((n) => (n % 2 ? one : two).send({ n })))
  await vi.waitFor(() => expect(seen.toSorted((a, b) => a - b)).toEqual(numbers), { timeout: 10_000 })
  await Promise.all([one.queues.stop(), two.queues.stop()])
})

test('a node processes no more messages at a time than the queue allows', async () => {
  let active = 0
  let most = 0
  const { queues, send } = await startNode(queueOf('limit', { concurrency: 3 }), async () => {
    active += 1
    most = Math.max(most, active)
    await sleep(10)
    active -= 1
  })
  await Promise.all(Array.from({ length: 12 }, (_, n) => send({ n })))
  await queues.drain('limit')
  expect(most).toBe(3)
  await queues.stop()
})

test('a failed message is delivered again with its attempt, then it stays failed', async () => {
  const attempts: [attempt: number, isLast: boolean][] = []
  const { queues, send } = await startNode(queueOf('retries'), async ({ attempt, isLast }) => {
    attempts.push([attempt, isLast])
    throw new Error('refused')
  })
  await send({ n: 1 })
  await vi.waitFor(() => expect(attempts).toHaveLength(1), { timeout: 2_500 })
  await queues.drain('retries')
  expect(attempts).toEqual([
    [1, false],
    [2, false],
    [3, true],
  ])
  await vi.waitFor(async () => expect(await states('retries')).toEqual(['failed']))
  await queues.stop()
})

test('a handler is aborted after the timeout, also after a garbage collection', async () => {
  const queue = queueOf('collected', { timeoutSeconds: 1, retries: 0 })
  let isAborted = false
  const { queues, send } = await startNode(queue, async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    isAborted = true
  })
  await send({ n: 1 })
  await vi.waitFor(async () => expect(await states('collected')).toEqual(['active']), { timeout: 2_500 })
  collectGarbage()

  await vi.waitFor(() => expect(isAborted).toBe(true), { timeout: 4_000 })
  await queues.stop()
})

test('a handler is aborted after the timeout, and its message fails', async () => {
  const queue = queueOf('slow', { timeoutSeconds: 1, retries: 0 })
  let reason: unknown
  const { queues, send } = await startNode(queue, async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    reason = signal.reason
    signal.throwIfAborted()
  })
  await send({ n: 1 })
  await vi.waitFor(async () => expect(await states('slow')).toEqual(['failed']), { timeout: 5_000 })
  expect(reason).toMatchObject({ name: 'TimeoutError' })
  await queues.stop()
})

test('a slow queue does not delay another queue', async () => {
  const queues = createQueues({ ...database, config: { pushNotify: true } as never })
  const slow = queueOf('dead-channel', { concurrency: 1 })
  const quick = queueOf('live-channel')
  const seen: number[] = []
  queues.work(
    slow,
    ({ signal }) => new Promise((resolve) => signal.addEventListener('abort', () => resolve())),
  )
  queues.work(quick, async ({ data }) => void seen.push(data.n))
  await queues.start(log)
  await withTransaction(database.database.db, async (tx) => {
    for (const n of [1, 2, 3]) await queues.send(tx, slow, { n })
    await queues.send(tx, quick, { n: 4 })
  })
  await vi.waitFor(() => expect(seen).toEqual([4]), { timeout: 2_500 })
  await queues.stop()
})

test('a stopped node returns its message for the next attempt', async () => {
  const { queues, send } = await startNode(queueOf('stopped'), async ({ signal }) => {
    await new Promise((resolve) => signal.addEventListener('abort', resolve))
    signal.throwIfAborted()
  })
  await send({ n: 1 })
  await vi.waitFor(async () => expect(await states('stopped')).toEqual(['active']), { timeout: 2_500 })
  await queues.stop()
  expect(await states('stopped')).toEqual(['retry'])
})

test('a node starts many new queues at once', async () => {
  const names = Array.from({ length: 8 }, (_, n) => `many-${n}`)
  const errors: unknown[] = []
  const queues = createQueues({ ...database, config: { pushNotify: true } as never })
  for (const name of names) queues.work(queueOf(name), async () => undefined)
  await queues.start({ ...log, error: (error: unknown) => errors.push(error) } as never)
  await vi.waitFor(async () => {
    const { rows } = await database.database.pool.query(`select from pgboss.queue where name like 'many-%'`)
    expect(rows).toHaveLength(names.length)
  })

  expect(errors).toEqual([])
  await queues.stop()
})

test('a queue takes the options of the latest start', async () => {
  const options = async () => {
    const { rows } = await database.database.pool.query(
      `select expire_seconds as expiry, retry_limit as retries from pgboss.queue where name = 'changed'`,
    )
    return rows[0]
  }
  for (const timeoutSeconds of [10, 60]) {
    const { queues, send } = await startNode(queueOf('changed', { timeoutSeconds }), async () => undefined)
    await send({ n: 1 })
    expect(await options()).toEqual({ expiry: timeoutSeconds + 15, retries: 2 })
    await queues.stop()
  }
})

test('a message that waits for weeks, because all nodes are off, is still delivered', async () => {
  const queue = queueOf('weeks')
  const idle = createQueues({ ...database, config: { pushNotify: true } as never })
  await withTransaction(database.database.db, async (tx) => {
    await idle.send(tx, queue, { n: 1 }, { startAfter: new Date(Date.now() - 60 * 86_400_000) })
  })
  await createBoss(database.database.pool, { supervise: true }).maintain()
  const seen: number[] = []

  const { queues } = await startNode(queue, async ({ data }) => void seen.push(data.n))

  await vi.waitFor(() => expect(seen).toEqual([1]), { timeout: 5_000 })
  await queues.stop()
})

test('a node that stops while its queues are created logs no failure', async () => {
  const lines: string[] = []
  const { pool } = database.database
  // All connections of these queues fail, as if the database had stopped.
  const failing = Object.create(pool, { options: { value: { host: '127.0.0.1', port: 1 } } })
  const queues = createQueues({ database: { ...database.database, pool: failing }, config: {} as never })
  queues.work(queueOf('hasty'), async () => undefined)

  await queues.start(pino({ level: 'error' }, { write: (line) => void lines.push(line) }))
  await queues.stop()
  await sleep(500)

  expect(lines.filter((line) => line.includes('creating a queue'))).toEqual([])
})
