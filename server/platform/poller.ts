import type { FastifyBaseLogger } from 'fastify'
import { logOnce } from './log-once.ts'

const POLL_INTERVAL_MS = 3_000

interface PollerOptions {
  log: FastifyBaseLogger
  /** Log message of a failed poll. */
  failure: string
  /** Processes the next item; returns false if no item is due. */
  doNext: () => Promise<boolean>
  /** Milliseconds between two polls, 3 s by default. */
  intervalMs?: number
}

/**
 * Creates a worker for a queue in the database. The worker processes one item at a time, at intervals and
 * after each call of `wake`.
 */
export function createPoller({ log, failure, doNext, intervalMs = POLL_INTERVAL_MS }: PollerOptions) {
  const guarded = logOnce(log, failure)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let currentPoll: Promise<void> | undefined

  async function processDueItems(): Promise<void> {
    while (!isStopped && (await doNext()));
  }

  /** Starts a poll, or returns the poll that is running. */
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
    /** Starts no further item and waits until the current item is processed. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await currentPoll
    },
  }
}
