import type { FastifyBaseLogger } from 'fastify'
import type PgBoss from 'pg-boss'
import { logOnce } from '../log-once.ts'
import { shareRuns } from '../share-runs.ts'
import { withTimeLimit } from '../time-limit.ts'
import { withGrace } from '../with-grace.ts'
import type { Queue, QueueHandler } from './queue.ts'

/** Milliseconds between two searches for due messages. A notification starts a search earlier. */
const POLL_INTERVAL_MS = 3_000
/** Milliseconds that a handler has to end after its signal was aborted. */
const GRACE_MS = 5_000

interface WorkerOptions<Data extends object> {
  boss: PgBoss
  log: FastifyBaseLogger
  queue: Queue<Data>
  handler: QueueHandler<Data>
  /** Returns true while the messages of all queues wait. */
  isSuspended: () => Promise<boolean>
}

/** Worker of one queue on one node. */
export interface Worker {
  start(): void
  /** Searches for due messages immediately. */
  wake(): void
  /** Processes all messages, even those that are due later, until the queue is empty. */
  drain(): Promise<void>
  /** Stops the worker: takes no further messages, aborts the running handlers and waits for them. */
  stop(): Promise<void>
}

/**
 * Creates the worker of a queue. This worker calls `fetch`, `complete` and `fail` of pg-boss, and replaces
 * the worker of pg-boss. That worker would end the process if the database is unreachable when a message is
 * completed.
 */
export function createWorker<Data extends object>({
  boss,
  log,
  queue,
  handler,
  isSuspended,
}: WorkerOptions<Data>): Worker {
  const { name, concurrency, timeoutSeconds } = queue
  const guarded = logOnce(log, `processing the queue ${name} failed`)
  const running = new Set<Promise<void>>()
  const stopping = new AbortController()
  let timer: NodeJS.Timeout | undefined

  async function handle(message: PgBoss.JobWithMetadata<Data>): Promise<void> {
    const { id, data, retryCount, retryLimit } = message
    const delivery = { id, data, attempt: retryCount + 1, isLast: retryCount >= retryLimit }
    await withTimeLimit(timeoutSeconds * 1_000, stopping.signal, (signal) =>
      withGrace(handler({ ...delivery, signal }), signal, GRACE_MS),
    )
  }

  async function process(message: PgBoss.JobWithMetadata<Data>): Promise<void> {
    try {
      await handle(message)
    } catch (err) {
      log.error({ err, queue: name, message: message.id }, 'processing a message failed')
      await boss.fail(name, message.id, { message: err instanceof Error ? err.message : String(err) })
      return
    }
    await boss.complete(name, message.id)
  }

  /** Takes as many messages as the node can process now. Returns their number. */
  async function takeDue({ ignoreStartAfter = false } = {}): Promise<number> {
    const free = concurrency - running.size
    if (free <= 0 || stopping.signal.aborted || (await isSuspended())) return 0
    const messages = await boss.fetch<Data>(name, {
      batchSize: free,
      includeMetadata: true,
      ignoreStartAfter,
    })
    for (const message of messages) {
      const work: Promise<void> = guarded(() => process(message)).finally(() => {
        running.delete(work)
        wake()
      })
      running.add(work)
    }
    return messages.length
  }

  let lastTake: Promise<unknown> = Promise.resolve()
  /**
   * Takes messages. Waits until earlier calls have taken their messages, so that `running` contains all of
   * them.
   */
  function take(options?: { ignoreStartAfter: boolean }): Promise<number> {
    const taking = lastTake.then(() => takeDue(options))
    lastTake = taking.catch(() => undefined)
    return taking
  }

  const takeShared = shareRuns(() => guarded(async () => void (await take())))
  function wake(): void {
    if (!stopping.signal.aborted) void takeShared()
  }

  return {
    wake,
    start() {
      timer = setInterval(wake, POLL_INTERVAL_MS).unref()
      wake()
    },
    async drain() {
      while ((await take({ ignoreStartAfter: true })) > 0 || running.size > 0) {
        if (running.size > 0) await Promise.race(running)
      }
    },
    async stop() {
      clearInterval(timer)
      stopping.abort(new Error('the server is stopping'))
      await lastTake
      await Promise.all(running)
    },
  }
}
