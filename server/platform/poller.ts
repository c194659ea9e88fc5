import type { FastifyBaseLogger } from 'fastify'
import { logOnce } from './log-once.ts'

/** Milliseconds between two looks for work. */
const LOOK_EVERY = 3_000

interface PollerOptions {
  log: FastifyBaseLogger
  /** The log's sentence for a look that failed. */
  failure: string
  /** Does the next item of the queue; false if none is due. */
  doNext: () => Promise<boolean>
}

/** Works off a queue in the database, one item at a time: at once when woken, and at intervals. */
export function createPoller({ log, failure, doNext }: PollerOptions) {
  const guarded = logOnce(log, failure)
  let timer: NodeJS.Timeout | undefined
  let isStopped = false
  let look: Promise<void> | undefined

  async function workOff(): Promise<void> {
    while (!isStopped && (await doNext()));
  }

  /** Looks for work now; a look under way goes on. */
  const wake = (): Promise<void> => {
    look ??= guarded(workOff).finally(() => {
      look = undefined
    })
    return look
  }

  return {
    wake,
    start(): void {
      timer = setInterval(() => void wake(), LOOK_EVERY)
      timer.unref()
    },
    /** Begins no further item, and waits for the one under way. */
    async stop(): Promise<void> {
      isStopped = true
      clearInterval(timer)
      await look
    },
  }
}
