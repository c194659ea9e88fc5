import type { FastifyBaseLogger } from 'fastify'
import type { Db, Tx } from '../../db/index.ts'

/**
 * Queue with the type of its messages. The options are stored when the queue is created for the first time.
 */
export interface Queue<Data extends object> {
  /** Name: letters, digits, `-`, `_` and `.`. */
  name: string
  /** Number of messages that a node processes at the same time. */
  concurrency: number
  /** Seconds after which a handler is aborted. */
  timeoutSeconds: number
  /** Number of further attempts after a failure. */
  retries: number
  /** Seconds before the first further attempt; each next pause is about twice as long. */
  retrySeconds: number
  /** Only for the type. */
  readonly data?: Data
}

/** Declares a queue. */
export const defineQueue = <Data extends object>(queue: Omit<Queue<Data>, 'data'>): Queue<Data> => queue

/** A message that a handler processes. */
export interface Delivery<Data extends object> {
  id: string
  data: Data
  /** Number of this attempt, from 1. */
  attempt: number
  /** True if no attempt follows after a failure. */
  isLast: boolean
  /** Aborted after the timeout of the queue, and when the server stops. */
  signal: AbortSignal
}

/**
 * Processes a message. A message is delivered at least once: again after an error, and after a node died. So
 * handlers must have their effect once however often they run.
 */
export type QueueHandler<Data extends object> = (delivery: Delivery<Data>) => Promise<void>

interface SendOptions {
  /** Time from which the message is delivered. */
  startAfter?: Date
  /** Id of the message, a UUID; by default a new one. */
  id?: string
}

/** Queues in the database, shared by all nodes. */
export interface Queues {
  /**
   * Adds a message in the caller's transaction and returns its id. This is the outbox of everything that
   * leaves the server: the message exists if and only if the transaction commits.
   */
  send: <Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    data: Data,
    options?: SendOptions,
  ) => Promise<string>
  /** Adds messages with given ids, UUIDs, in the caller's transaction, with one statement. */
  sendMany: <Data extends object>(
    tx: Tx,
    queue: Queue<Data>,
    messages: readonly { id: string; data: Data }[],
  ) => Promise<void>
  /** Sets the handler of a queue on this node. Works before and after the start. */
  work: <Data extends object>(queue: Queue<Data>, handler: QueueHandler<Data>) => void
  /** Returns those messages of a queue that are delivered, now or later. */
  findLive: (on: Db | Tx, queue: Pick<Queue<object>, 'name'>, ids: readonly string[]) => Promise<Set<string>>
  /** Ends a message that a dead node has taken, or that no node has taken yet. */
  cancel: (queue: Pick<Queue<object>, 'name'>, id: string) => Promise<void>
  /** Processes all messages of a queue, even those due later. For tests and tools. */
  drain: (name: string) => Promise<void>
  /** Starts all workers. */
  start: (log: FastifyBaseLogger) => Promise<void>
  stop: () => Promise<void>
}
