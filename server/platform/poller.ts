import type { FastifyBaseLogger } from 'fastify'
import { logOnce } from './log-once.ts'

const POLL_INTERVAL_MS = 3_000

interface PollerOptions {
  log: FastifyBaseLogger
  /** Log message of a failed poll. */
  failure: string
  /** Processes the next item; false if none is due. */
  doNext: () => Promise<boolean>
}

/** Creates a worker for a database queue: one item at a time, when woken and at intervals. */
export function createPoller({ log, failure, doNext }: PollerOptions) {
  const guarded = logOnce(log, failure)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let currentPoll: Promise<void> | undefined

  async function processDueItems(): Promise<void> {
    while (!isStopped && (await doNext()));
  }

  /** Polls now; a running poll continues. */
  const wake = (): Promise<void> => {
    currentPoll ??= guarded(processDueItems).finally(() => {
      currentPoll = undefined
    })
    return currentPoll
  }

  return {
    wake,
    start(): void {
      timer = setInterval(() => void wake(), POLL_INTERVAL_MS)
      timer.unref()
    },
    /** Starts no further item and waits for the current one. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await currentPoll
    },
  }
}
