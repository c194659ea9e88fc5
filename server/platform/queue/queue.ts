import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Queue, with the type of its messages. The options are stored in the database when a process first uses the
 * queue.
 */
export interface Queue<Data extends object> {
  /** Name of letters, digits, `-`, `_` and `.`. */
  name: string
  /** Number of messages that a node processes at the same time. */
  concurrency: number
  /** Seconds after which a handler is aborted. */
  timeoutSeconds: number
  /** Number of further attempts after a failure. */
  retries: number
  /** Seconds before the second attempt. Each further pause is about twice as long as the previous pause. */
  retrySeconds: number
  /** Never set. This property only carries the type of the messages. */
  readonly data?: Data
}

/** Declares a queue. */
export const defineQueue = <Data extends object>(queue: Omit<Queue<Data>, 'data'>): Queue<Data> => queue

/** A message that a handler processes. */
export interface Delivery<Data extends object> {
  id: string
  data: Data
  /** Number of this attempt, which starts at 1. */
  attempt: number
  /** True if the message isn't delivered again after a failure. */
  isLast: boolean
  /** Signal that is aborted after the timeout of the queue, or when the server stops. */
  signal: AbortSignal
}

/**
 * Processes a message. A message is delivered at least once. The queue delivers a message again after an
 * error or the death of a node. So the effect of a handler must happen only once, however often the handler
 * runs.
 */
export type QueueHandler<Data extends object> = (delivery: Delivery<Data>) => Promise<void>

interface SendOptions {
  /** Time before which the message isn't delivered. */
  startAfter?: Date
  /** Id of the message, which must be a UUID. By default, a new id is generated. */
  id?: string
}

/** Queues in the database, which all nodes share. */
export interface Queues {
  /**
   * Adds a message in the caller's transaction and returns its id. The message exists only if the transaction
   * commits. So use a message for every effect outside the database, such as an SMS.
   */
  send: <Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    data: Data,
    options?: SendOptions,
  ) => Promise<string>
  /** Adds messages with the given ids (UUIDs) in the caller's transaction, with one statement. */
  sendMany: <Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    messages: readonly { id: string; data: Data }[],
  ) => Promise<void>
  /** Sets the handler of a queue on this node. Can be called before and after `start`. */
  work: <Data extends object>(queue: Queue<Data>, handler: QueueHandler<Data>) => void
  /** Returns the ids whose messages are being processed or will be delivered. */
  findLive: (on: Db | Tx, queue: Pick<Queue<object>, 'name'>, ids: readonly string[]) => Promise<Set<string>>
  /** Ends a message that no node has taken yet, or whose node has died. */
  cancel: (queue: Pick<Queue<object>, 'name'>, id: string) => Promise<void>
  /** Processes all messages of a queue, even those that are due later. Only for tests and tools. */
  drain: (name: string) => Promise<void>
  /** Starts all workers. */
  start: (log: FastifyBaseLogger) => Promise<void>
  stop: () => Promise<void>
}
