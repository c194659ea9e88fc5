import type { FastifyBaseLogger } from 'fastify'
import { logOnce } from './log-once.ts'

const POLL_INTERVAL_MS = 3_000

interface PollerOptions {
  log: FastifyBaseLogger
  /** Message that is logged if a poll fails. */
  failure: string
  /** Processes the next item. Returns false if no item is due. */
  doNext: () => Promise<boolean>
  /** Milliseconds between two polls, 3 s by default. */
  intervalMs?: number
}

/**
 * Creates a worker for a queue in the database. The worker processes one item at a time. It looks for due
 * items at intervals and after each call of `wake`.
 */
export function createPoller({ log, failure, doNext, intervalMs = POLL_INTERVAL_MS }: PollerOptions) {
  const guarded = logOnce(log, failure)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let currentPoll: Promise<void> | undefined

  async function processDueItems(): Promise<void> {
    while (!isStopped && (await doNext()));
  }

  /** Starts a poll, and returns its end. If a poll is already running, returns the end of that poll. */
  const wake = (): Promise<void> => {
    currentPoll ??= guarded(processDueItems).finally(() => {
      currentPoll = undefined
    })
    return currentPoll
  }

  return {
    wake,
    start(): void {
      timer = setInterval(() => void wake(), intervalMs)
      timer.unref()
    },
    /** Stops the worker. Waits until the current item is processed, and doesn't start another item. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await currentPoll
    },
  }
}
