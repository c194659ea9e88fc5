import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { sqlStateOf, type Tx } from '../../db/index.ts'
import type { Services } from '../../services.ts'
import { createSuspension } from '../suspension.ts'
import { listenForWakeUps } from '../wake-up.ts'
import { createBoss } from './boss.ts'
import { findLiveMessages } from './live-messages.ts'
import type { Queue, QueueHandler, Queues } from './queue.ts'
import { createWorker, type Worker } from './worker.ts'

/** Channel of NOTIFY. The payload is the name of a queue that has a new message. */
const CHANNEL = 'gaiwan_queue'
/** SQLSTATE of a deadlock. */
const DEADLOCK = '40P01'
const CREATE_ATTEMPTS = 8
const CREATE_PAUSE_MS = 100
/** Milliseconds after which the creation of a queue is tried again if it failed. */
const CREATE_AGAIN_MS = 5_000
/**
 * Seconds between the timeout of a handler and the expiry of its message. An expired message is given to
 * another node.
 */
const EXPIRY_MARGIN = 15
/**
 * Minutes after which pg-boss deletes a message that no node has taken. By default, pg-boss deletes it after
 * two weeks.
 */
const RETENTION_MINUTES = 10 * 366 * 24 * 60

/** Creates the queues of a process. No message is processed before `start` is called. */
export function createQueues({ database, config }: Pick<Services, 'database' | 'config'>): Queues {
  const { pool } = database
  const boss = createBoss(pool, { supervise: true })
  const isSuspended = createSuspension(database)
  const created = new Map<string, Promise<void>>()
  const workers = new Map<string, Worker>()
  const waiting: (() => void)[] = []
  const retries = new Set<NodeJS.Timeout>()
  let lastCreation: Promise<unknown> = Promise.resolve()
  let log: FastifyBaseLogger | undefined
  let stopListening: (() => Promise<void>) | undefined
  let isStopped = false

  /**
   * Creates the tables of a queue. If another node creates the same queue at the same time, a deadlock can
   * occur. The creation is then tried again.
   */
  async function create({ name, timeoutSeconds, retries, retrySeconds }: Queue<never>): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      // Senders wait for a new queue inside their transactions, so the queue is created on a separate
      // connection.
      const client = new pg.Client(pool.options)
      // A connection that ends between two queries emits an error event. Without a listener, this event would
      // end the process.
      client.on('error', () => undefined)
      try {
        await client.connect()
        const creator = createBoss(client)
        const options = {
          name,
          expireInSeconds: timeoutSeconds + EXPIRY_MARGIN,
          retryLimit: retries,
          retryDelay: retrySeconds,
          retryBackoff: true,
          retentionMinutes: RETENTION_MINUTES,
        }
        await creator.createQueue(name, options)
        // `createQueue` doesn't change the options of an existing queue. The options can depend on settings
        // of the server, so they are updated here.
        return await creator.updateQueue(name, options)
      } catch (error) {
        if (attempt === CREATE_ATTEMPTS || sqlStateOf(error) !== DEADLOCK) throw error
        await sleep(CREATE_PAUSE_MS * attempt * Math.random())
      } finally {
        await client.end().catch(() => undefined)
      }
    }
  }

  /**
   * Creates a queue, only once per process. Queues are created one after another, since parallel creations
   * would lock each other.
   */
  function ensure(queue: Queue<never>): Promise<void> {
    const known = created.get(queue.name)
    if (known) return known
    const creating = lastCreation.then(() => create(queue))
    lastCreation = creating.catch(() => created.delete(queue.name))
    created.set(queue.name, creating)
    return creating
  }

  /**
   * Starts pg-boss. If the database is unreachable, tries again later, since the server starts even without
   * the database.
   */
  async function startBoss(): Promise<void> {
    try {
      await boss.start()
    } catch (err) {
      log?.error({ err }, 'starting the queues failed')
      retries.add(setTimeout(() => void startBoss(), CREATE_AGAIN_MS).unref())
    }
  }

  /**
   * Starts a worker when its queue exists, unless the node has stopped before. If the queue can't be created,
   * tries again later.
   */
  function startWhenCreated(queue: Queue<never>, worker: Worker): void {
    ensure(queue).then(
      () => isStopped || worker.start(),
      (err) => {
        if (isStopped) return
        log?.error({ err, queue: queue.name }, 'creating a queue failed')
        retries.add(setTimeout(() => startWhenCreated(queue, worker), CREATE_AGAIN_MS).unref())
      },
    )
  }

  /** Creates and starts the worker of a queue. Does nothing before the queues are started. */
  function startWorker<Data extends object>(queue: Queue<Data>, handler: QueueHandler<Data>): void {
    if (log === undefined || workers.has(queue.name)) return
    const worker = createWorker({ boss, log, queue, handler, isSuspended })
    workers.set(queue.name, worker)
    startWhenCreated(queue as Queue<never>, worker)
  }

  /** The connection of a transaction, in the form that pg-boss needs. */
  const connectionOf = (tx: Tx) => ({
    executeSql: async (text: string, values: unknown[]) => {
      const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
      return { rows }
    },
  })
  /** Wakes up the workers of a queue after the commit. */
  async function notify(tx: Tx, name: string): Promise<void> {
    if (config.pushNotify) await sql`select pg_notify(${CHANNEL}, ${name})`.execute(tx)
  }

  return {
    async send(tx, queue, data, { startAfter, id: given } = {}) {
      await ensure(queue as Queue<never>)
      const id = await boss.send(queue.name, data, {
        db: connectionOf(tx),
        ...(startAfter && { startAfter }),
        ...(given && { id: given }),
      })
      if (id === null) throw new Error(`the queue ${queue.name} took no message`)
      await notify(tx, queue.name)
      return id
    },
    async sendMany(tx, queue, messages) {
      await ensure(queue as Queue<never>)
      const jobs = messages.map(({ id, data }) => ({ id, name: queue.name, data }))
      await boss.insert(jobs, { db: connectionOf(tx) })
      await notify(tx, queue.name)
    },
    work(queue, handler) {
      waiting.push(() => startWorker(queue, handler))
      startWorker(queue, handler)
    },
    findLive: (on, { name }, ids) => findLiveMessages(on, name, ids),
    async cancel({ name }, id) {
      await boss.cancel(name, id)
    },
    async drain(name) {
      const worker = workers.get(name)
      if (!worker) throw new Error(`no worker of the queue ${name}`)
      await created.get(name)
      await worker.drain()
    },
    async start(given) {
      log = given
      // Without a listener, an error event would end the process.
      boss.on('error', (err) => given.warn({ err }, 'maintaining the queues failed'))
      await startBoss()
      for (const begin of waiting) begin()
      if (config.pushNotify)
        stopListening = listenForWakeUps({ pool, log, channel: CHANNEL }, (name) =>
          (name === undefined ? [...workers.values()] : [workers.get(name)]).map((worker) => worker?.wake()),
        )
    },
    async stop() {
      if (log === undefined) return
      isStopped = true
      for (const timer of retries) clearTimeout(timer)
      await stopListening?.()
      await Promise.all([...workers.values()].map((worker) => worker.stop()))
      await boss.stop({ graceful: false })
    },
  }
}
